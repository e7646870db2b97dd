struct Tuner {}
