import SourceScan
