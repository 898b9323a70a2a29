import { type EngineName, operations } from '../../catalog/operations.ts';

/** The engines that keep a program of their own warm; every other engine works inside content workers. */
const programEngineNames = ['libreoffice', 'chromium'] as const satisfies readonly EngineName[];

export type ContentEngineName = Exclude<EngineName, (typeof programEngineNames)[number]>;

const isContentEngine = (name: EngineName): name is ContentEngineName =>
  !programEngineNames.some((program) => program === name);

/** The engines that work inside content workers. */
export const contentEngineNames: readonly ContentEngineName[] = (Object.keys(operations) as EngineName[]).filter(
  isContentEngine,
);
