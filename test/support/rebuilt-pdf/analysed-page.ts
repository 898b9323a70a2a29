import type { AnalysedPage } from '../../../api/engines/pdf/reconstruct/flow/analysed-page.ts';

type Columns = AnalysedPage['regions'][number]['columns'];

/** A page of 300 by 400 points with these columns, and nothing else by default. */
export const analysedPage = <C extends Columns>(columns: C, rest: Partial<AnalysedPage> = {}) => ({
  index: 0,
  width: 300,
  height: 400,
  floats: [],
  drawings: [],
  vectorLayer: null,
  notes: [],
  noteKind: 'footnote' as const,
  header: [],
  footer: [],
  ...rest,
  regions: [{ columns }],
});
