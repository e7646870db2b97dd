print("intentscan")
