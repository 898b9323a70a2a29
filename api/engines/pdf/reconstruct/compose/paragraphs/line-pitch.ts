import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';

/** Line heights of fonts by their own metrics, in ems. */
const natural: readonly (readonly [RegExp, number])[] = [
  [/carlito|calibri/i, 1.22],
  [/caladea|cambria/i, 1.172],
  [/dejavu/i, 1.164],
  [/noto ?sans ?cjk|notosanscjk|sourcehan/i, 1.448],
  [/opensymbol/i, 1.15],
  [/gentium/i, 1.45],
];
/** Liberation's and most other text fonts'. */
const usual = 1.149;

const naturalPitch = ({ font, lineHeight }: Look, size: number) =>
  (lineHeight || (natural.find(([name]) => name.test(font))?.[1] ?? usual)) * size;

/** Of an exact line's height, the part above the baseline. */
export const aboveBaseline = 0.8;

const keyOf = ({ lines: [line], size }: Passage) => `${line?.look.font.replace(/[-,].*/, '')}/${size}`;

/** The distance between lines for every paragraph: its own, or for single lines that of paragraphs of their look. */
export function createPitchOf(passages: readonly Passage[]): (passage: Passage) => number {
  const pitches = new Map<string, Map<number, number>>();
  for (const passage of passages) {
    if (passage.pitch <= 0) continue;
    const counts = pitches.get(keyOf(passage)) ?? new Map<number, number>();
    pitches.set(keyOf(passage), counts);
    const rounded = Math.round(passage.pitch * 20) / 20;
    counts.set(rounded, (counts.get(rounded) ?? 0) + passage.lines.length);
  }
  const commonest = new Map(
    [...pitches].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0] as const),
  );
  return (passage) => {
    if (passage.pitch > 0) return passage.pitch;
    const tallest = Math.max(...passage.lines.flatMap(({ marks }) => marks.map(({ look }) => look.size)));
    const look = passage.lines[0]?.look;
    const known = tallest > passage.size ? undefined : commonest.get(keyOf(passage));
    return known ?? (look === undefined ? usual * tallest : naturalPitch(look, tallest));
  };
}
