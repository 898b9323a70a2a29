import type { Paper } from '../../../formats/paper.ts';
import type { PageSize } from '../pages.ts';
import { landscape, portrait } from '../paper.ts';
import { thresholds } from '../thresholds.ts';
import type { TypeStyle } from '../type/words.ts';
import type { TextKind } from './text-kind.ts';

/** The layout of a text on paper. Lengths in points. */
export interface TextPlan {
  readonly page: PageSize;
  readonly margin: number;
  readonly style: TypeStyle;
  readonly fontSize: number;
  readonly lineHeight: number;
  /** Height of an empty line. */
  readonly gap: number;
}

/** The type that each kind of text is set in. */
export const typeStyles = {
  columns: { family: 'mono', bold: false, kerned: false },
  prose: { family: 'serif', bold: false, kerned: true },
} as const satisfies Record<TextKind, TypeStyle>;

/** The width that few lines exceed. */
function usualWidth(widths: readonly number[]): number {
  const sorted = [...widths].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * thresholds.prose.fittingLines)] ?? 0;
}

function columnsPlan(widths: readonly number[], paper: Paper): TextPlan {
  const { margin, portraitSizes, landscapeSizes, fallbackSize, lineHeightEm } = thresholds.prose.columns;
  const portraitPage = portrait[paper];
  const landscapePage = landscape(paper);
  const widthEm = usualWidth(widths);
  const attempts = [
    ...portraitSizes.map((fontSize) => ({ page: portraitPage, fontSize })),
    ...landscapeSizes.map((fontSize) => ({ page: landscapePage, fontSize })),
  ];
  const fitting = attempts.find(({ page, fontSize }) => widthEm * fontSize <= page.width - 2 * margin);
  const { page, fontSize } = fitting ?? { page: landscapePage, fontSize: fallbackSize };
  const lineHeight = fontSize * lineHeightEm;
  return { page, margin, style: typeStyles.columns, fontSize, lineHeight, gap: lineHeight };
}

function prosePlan(widths: readonly number[], paper: Paper): TextPlan {
  const { attempts, fallback, lineHeightEm, gap } = thresholds.prose.type;
  const page = portrait[paper];
  // Lines broken by hand are kept whole where smaller type or margins allow it.
  const widthEm = usualWidth(widths);

  const fitting = attempts.find(({ fontSize, margin }) => widthEm * fontSize <= page.width - 2 * margin);
  const { fontSize, margin } = fitting ?? fallback;
  const lineHeight = fontSize * lineHeightEm;
  return { page, margin, style: typeStyles.prose, fontSize, lineHeight, gap: lineHeight * gap };
}

/** Chooses orientation and type size for a text by the widths of its first lines, in ems of its type. */
export function planText(kind: TextKind, widths: readonly number[], paper: Paper): TextPlan {
  return kind === 'columns' ? columnsPlan(widths, paper) : prosePlan(widths, paper);
}
