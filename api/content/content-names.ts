import type { EngineName } from '../../catalog/operations.ts';

/** The engines that work inside content workers; the others keep processes of their own kind. */
export const contentEngineNames = [
  'markdown',
  'text-layout',
  'pdf',
  'image',
  'office-package',
  'archive',
  'csv',
] as const satisfies readonly EngineName[];

export type ContentEngineName = (typeof contentEngineNames)[number];
