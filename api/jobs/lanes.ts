import type { EngineName } from '../../catalog/operations.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';

/** The engines that a tool needs, as one name: jobs of a lane can run on the same machines. */
export const laneOf = ({ conversion }: Pick<Tool, 'conversion'>): string =>
  [...new Set(conversion.map(({ engine }) => engine))].sort().join('+');

/** Every lane of the catalogue. */
export const lanes: readonly string[] = [...new Set(tools.map(laneOf))].sort();

/** The engines of a lane. */
export const enginesOf = (lane: string): readonly EngineName[] => lane.split('+') as EngineName[];
