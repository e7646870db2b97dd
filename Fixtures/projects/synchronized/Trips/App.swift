let trip = 1
