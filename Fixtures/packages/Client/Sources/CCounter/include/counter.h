int counted(int count);
