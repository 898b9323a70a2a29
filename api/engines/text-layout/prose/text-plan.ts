import type { PageSize } from '../pages.ts';
import type { Sheet } from '../paper.ts';
import { thresholds } from '../thresholds.ts';
import type { TypeStyle } from '../type/set-text.ts';
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

function columnsPlan(widths: readonly number[], sheet: Sheet): TextPlan {
  const { margin: usualMargin, portraitSizes, landscapeSizes, fallbackSize, lineHeightEm } = thresholds.prose.columns;
  const margin = sheet.margin ?? usualMargin;
  const widthEm = usualWidth(widths);
  const attempts = [
    ...portraitSizes.map((fontSize) => ({ page: sheet.portrait, fontSize })),
    ...landscapeSizes.map((fontSize) => ({ page: sheet.landscape, fontSize })),
  ];
  const fitting = attempts.find(({ page, fontSize }) => widthEm * fontSize <= page.width - 2 * margin);
  const { page, fontSize } = fitting ?? { page: sheet.landscape, fontSize: fallbackSize };
  const lineHeight = fontSize * lineHeightEm;
  return { page, margin, style: typeStyles.columns, fontSize, lineHeight, gap: lineHeight };
}

function prosePlan(widths: readonly number[], sheet: Sheet): TextPlan {
  const { attempts, fallback, lineHeightEm, gap } = thresholds.prose.type;
  const page = sheet.portrait;
  // Lines broken by hand are kept whole where smaller type or margins allow it.
  const widthEm = usualWidth(widths);

  const marginOf = (attempt: { readonly margin: number }) => sheet.margin ?? attempt.margin;
  const fits = (attempt: (typeof attempts)[number]) => widthEm * attempt.fontSize <= page.width - 2 * marginOf(attempt);
  const chosen = attempts.find(fits) ?? fallback;
  const { fontSize } = chosen;
  const margin = marginOf(chosen);
  const lineHeight = fontSize * lineHeightEm;
  return { page, margin, style: typeStyles.prose, fontSize, lineHeight, gap: lineHeight * gap };
}

/** Chooses orientation and type size for a text by the widths of its first lines, in ems of its type. */
export function planText(kind: TextKind, widths: readonly number[], sheet: Sheet): TextPlan {
  return kind === 'columns' ? columnsPlan(widths, sheet) : prosePlan(widths, sheet);
}
