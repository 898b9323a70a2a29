export function knownFaults(engine: string, version: string | undefined): readonly string[];
