import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Mark } from '../../lines/line.ts';
import { emptyField } from '../../marks/field-glyphs.ts';
import type { Inline, Text } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** Two letters of a script with upper and lower case, whose letters are not joined. */
const cased = /^[\p{Lu}\p{Ll}]{2}$/u;
const limits = thresholds.run;

/** What the format of a paragraph's marks is compared with. */
export interface Surroundings {
  /** The look of its text. */
  readonly look: Look;
  /** The baseline of the line that a mark is in. */
  readonly baselineOf: (mark: Mark) => number;
  /** RRGGBB behind the whole paragraph, which does not count as a highlight. */
  readonly shading?: string | undefined;
}

function raisedOf(mark: Mark, { look, baselineOf }: Surroundings): Text['raised'] {
  if (mark.look.size >= look.size * limits.maxRaisedSize || mark.type !== 'letter') return null;
  const baseline = baselineOf(mark);
  if (mark.baseline < baseline - limits.minRaised * look.size) return 'super';
  return mark.baseline > baseline + limits.minLowered * look.size ? 'sub' : null;
}

/** The content of an empty form field: en spaces of its width, as in Word's forms. */
const placeholder = ({ x0, x1, look }: Mark) =>
  '\u2002'.repeat(Math.max(1, Math.round((x1 - x0) / (limits.fieldSpace * look.size))));

interface Format extends Omit<Text, 'text' | 'type' | 'tracking'> {
  readonly squeeze: number;
}

const isSame = (a: Format, b: Format) =>
  a.look === b.look &&
  a.squeeze === b.squeeze &&
  a.raised === b.raised &&
  a.isUnderlined === b.isUnderlined &&
  a.isStruck === b.isStruck &&
  a.highlight === b.highlight &&
  a.isRightToLeft === b.isRightToLeft &&
  a.link === b.link &&
  a.field === b.field;

const resized = new Map<Look, Map<number, Look>>();

/** The look of a raised letter at the size of the surrounding text: word processors shrink it themselves. */
function withSize(look: Look, size: number): Look {
  const known = resized.get(look) ?? new Map<number, Look>();
  resized.set(look, known);
  const made = known.get(size) ?? { ...look, size };
  known.set(size, made);
  return made;
}

/** Letter spacing of a run in points, in steps of a twentieth; 0 if it has none. Kerning only moves single pairs. */
function trackingOf(run: readonly Mark[]): number {
  const gaps = run.flatMap((mark, index): readonly number[] => {
    const before = run[index - 1];
    const isPair = before?.type === 'letter' && mark.type === 'letter' && before.baseline === mark.baseline;
    return isPair && cased.test(`${before.text}${mark.text}`) ? [(mark.x0 - before.x1) / mark.look.size] : [];
  });
  const sorted = gaps.filter((gap) => Math.abs(gap) < limits.maxTracking).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  // Strokes of slanted letters reach beyond their widths: only the wider gaps show how far apart the letters are.
  const low = run[0]?.look.isItalic ? limits.lowestSlantedGap : 1 - limits.highestGap;
  const usual = at((low + limits.highestGap) / 2);
  const isEven = sorted.length >= limits.minGaps && at(limits.highestGap) - at(low) < limits.evenTracking;
  const points = usual * (run[0]?.look.size ?? 0);
  return isEven && Math.abs(usual) > limits.minTracking ? Math.round(points * 20) / 20 : 0;
}

/** Turns marks into runs of uniform text, tabs and breaks. Spaces take the format of the text before them. */
export function inlinesOf(marks: readonly Mark[], ground: Surroundings): readonly Inline[] {
  const inlines: Inline[] = [];
  let format: Format | null = null;
  let text = '';
  let run: Mark[] = [];
  const flush = () => {
    if (format !== null && text !== '') {
      const { squeeze, ...looks } = format;
      const tracking = trackingOf(run) + squeeze;
      inlines.push({ type: 'text', text, ...looks, ...(tracking === 0 ? {} : { tracking }) });
    }
    text = '';
    run = [];
  };
  for (const [index, mark] of marks.entries()) {
    if (mark.type === 'tab' || mark.type === 'break') {
      flush();
      inlines.push({ type: mark.type });
      continue;
    }
    const next = marks[index + 1];
    if (mark.type === 'space' && format !== null) {
      const isLinkEnd: boolean = (format.link !== null && next?.link !== format.link) || format.field !== next?.field;
      if (!isLinkEnd && format.raised === null && !(format.isUnderlined && !next?.isUnderlined)) {
        text += mark.text;
        run.push(mark);
        continue;
      }
    }
    const raised = raisedOf(mark, ground);
    const own: Format = {
      squeeze: mark.squeeze ?? 0,
      look: raised === null ? mark.look : withSize(mark.look, ground.look.size),
      raised,
      isUnderlined: (mark.isUnderlined ?? false) && (mark.type === 'letter' || (next?.isUnderlined ?? false)),
      isStruck: mark.isStruck ?? false,
      highlight: mark.highlight === ground.shading ? null : (mark.highlight ?? null),
      isRightToLeft: isRightToLeft(mark.text),
      link: mark.type === 'space' && next?.link !== mark.link ? null : (mark.link ?? null),
      field: mark.type === 'space' && next?.field !== mark.field ? undefined : mark.field,
    };
    if (format === null || !isSame(format, own)) {
      flush();
      format = own;
    }
    text += mark.field !== undefined && mark.text === emptyField ? placeholder(mark) : mark.text;
    run.push(mark);
  }
  flush();
  return inlines;
}
