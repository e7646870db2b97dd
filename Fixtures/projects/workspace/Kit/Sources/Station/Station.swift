struct Station {}
