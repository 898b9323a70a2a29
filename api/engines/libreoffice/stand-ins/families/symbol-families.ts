import { symbol } from '../measured/symbol.ts';
import { lineOf2048 as line } from '../outlines/line-metrics.ts';
import type { StandIn } from '../stand-in.ts';

/** Fonts of bullets and signs. Their characters are replaced by those of Unicode while a document is prepared. */
export const symbolFamilies: readonly StandIn[] = [
  {
    names: ['Symbol'],
    shapes: 'Liberation Serif',
    faces: { regular: 'LiberationSerif' },
    line: line(2059, 450),
    widths: symbol,
    isApproximate: true,
    isAskedByOwnName: true,
  },
  ...['Wingdings', 'Wingdings 2', 'Wingdings 3', 'Webdings'].map((name) => ({
    names: [name],
    shapes: 'Noto Sans Symbols2',
    faces: { regular: 'NotoSansSymbols2-Regular' },
    line: line(1841, 432),
    isApproximate: true,
    isAskedByOwnName: true,
  })),
];
