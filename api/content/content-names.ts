import { type EngineName, engineNames } from '../../catalog/operations.ts';

/** The engines that keep their own program warm; all others run inside content workers. */
const programEngineNames = ['libreoffice', 'chromium'] as const satisfies readonly EngineName[];

/** The engines that content workers have: all that keep no program warm. */
export type ContentEngineName = Exclude<EngineName, (typeof programEngineNames)[number]>;

const isContentEngine = (name: EngineName): name is ContentEngineName =>
  !programEngineNames.some((program) => program === name);

/** The engines that run inside content workers. */
export const contentEngineNames: readonly ContentEngineName[] = engineNames.filter(isContentEngine);
