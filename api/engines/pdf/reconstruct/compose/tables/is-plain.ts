import type { FilledTable } from '../../tables/filled-table.ts';

/** Whether a table has neither borders nor areas: nothing but its text shows where it ends. */
export const isPlain = ({ cells }: FilledTable): boolean =>
  cells.every(
    ({ cell: { borders }, fill }) => fill === null && Object.values(borders ?? {}).every((border) => border === null),
  );
