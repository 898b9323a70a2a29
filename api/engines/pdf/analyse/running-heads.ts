import type { Line } from './line.ts';
import { findLoneHeads } from './lone-heads.ts';

/** The lines of a page, and those that stand at its top or foot on other pages as well. */
export interface PageLines {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly body: readonly Line[];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
}

/** Share of a page at its top and its foot in which running heads stand. */
const zone = 0.16;
/** Share of the pages of a kind on which a line repeats. */
const often = 0.5;
const sameHeight = 3;

const masked = (text: string) =>
  text
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

interface Page {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly segments: readonly Line[];
}

const zoneOf = ({ baseline }: Line, height: number) =>
  baseline < height * zone ? 'header' : baseline > height * (1 - zone) ? 'footer' : null;

/** Keys under which a line is counted: heights are told apart in steps, and a line belongs to the steps beside its own as well. */
const keyOf = (line: Line, height: number, shift: number) => {
  const place = zoneOf(line, height) === 'footer' ? height - line.baseline : line.baseline;
  return `${zoneOf(line, height)}@${Math.round(place / sameHeight) + shift}@${masked(line.text)}`;
};

/** Parts running heads and feet from the text, by what repeats at the same height on all, odd or even pages. */
export function findRunningHeads(pages: readonly Page[]): readonly PageLines[] {
  const counts = new Map<string, Set<number>>();
  for (const { index, height, segments } of pages) {
    for (const line of segments) {
      if (zoneOf(line, height) === null) continue;
      const key = keyOf(line, height, 0);
      counts.set(key, (counts.get(key) ?? new Set()).add(index));
    }
  }
  const total = (parity: number | null) => pages.filter(({ index }) => parity === null || index % 2 === parity).length;
  const totals = [total(null), total(0), total(1)] as const;
  const repeats = (line: Line, index: number, height: number) => {
    const on = new Set([-1, 0, 1].flatMap((shift) => [...(counts.get(keyOf(line, height, shift)) ?? [])]));
    if (on.size < 2) return false;
    const sameParity = [...on].filter((other) => other % 2 === index % 2).length;
    return on.size >= often * totals[0] || (sameParity >= 2 && sameParity >= often * (totals[(index % 2) + 1] ?? 0));
  };
  return pages.map(({ index, width, height, segments }) => {
    const heads = segments.filter((line) => zoneOf(line, height) !== null && repeats(line, index, height));
    const repeated = (place: 'header' | 'footer') => heads.filter((line) => zoneOf(line, height) === place);
    const lone = findLoneHeads({ index, height, segments });
    const [header, footer] = (['header', 'footer'] as const).map((place) =>
      repeated(place).length > 0 ? repeated(place) : lone[place],
    ) as [readonly Line[], readonly Line[]];
    const body = segments.filter((line) => !header.includes(line) && !footer.includes(line));
    return { index, width, height, body, header, footer };
  });
}
