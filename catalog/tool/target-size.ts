import type { Field } from './fields.ts';

/** A size that a result should stay under. */
export const targetMegabytes = {
  type: 'number',
  label: 'Target size in MB',
  hint: 'Such as 2 for less than 2 MB. The quality goes down only as far as it has to.',
  min: 0.01,
  max: 500,
  isExtra: true,
} as const satisfies Field;
