/** Seeds that once found a defect; each campaign begins with them. */
export const keptSeeds: readonly number[] = [];
