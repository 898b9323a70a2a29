export function bundleWorkers(dist: string, patterns?: readonly string[]): Promise<void>;
