import { isRightToLeft } from '../../../writing-systems/scripts.ts';
import type { Mark } from '../../lines/mark.ts';
import { emptyField } from '../../marks/field-glyphs.ts';
import type { Inline, Text } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';
import { trackingOf } from './tracking.ts';

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
  readonly spacing: number | undefined;
}

const isSame = (a: Format, b: Format) =>
  a.look === b.look &&
  a.squeeze === b.squeeze &&
  a.spacing === b.spacing &&
  a.raised === b.raised &&
  a.isUnderlined === b.isUnderlined &&
  a.isStruck === b.isStruck &&
  a.highlight === b.highlight &&
  a.isRightToLeft === b.isRightToLeft &&
  a.link === b.link &&
  a.field === b.field;

/** Whether a letter has the format of the letter before it, but for the direction of its text. */
const isLike = (mark: Mark, before: Mark) =>
  mark.type === 'letter' &&
  before.type === 'letter' &&
  mark.look === before.look &&
  mark.squeeze === before.squeeze &&
  mark.spacing === before.spacing &&
  mark.isUnderlined === before.isUnderlined &&
  mark.isStruck === before.isStruck &&
  mark.highlight === before.highlight &&
  mark.link === before.link &&
  mark.field === undefined &&
  before.field === undefined;

const resized = new Map<Look, Map<number, Look>>();

/** The look of a raised letter at the size of the surrounding text: word processors shrink it themselves. */
function withSize(look: Look, size: number): Look {
  const known = resized.get(look) ?? new Map<number, Look>();
  resized.set(look, known);
  const made = known.get(size) ?? { ...look, size };
  known.set(size, made);
  return made;
}

/** Turns marks into runs of uniform text, tabs and breaks. Spaces take the format of the text before them, unless they have a font of their own. */
export function inlinesOf(marks: readonly Mark[], ground: Surroundings): readonly Inline[] {
  const inlines: Inline[] = [];
  let format: Format | null = null;
  // Joined at the end: a text that grows letter by letter keeps an object of each step until someone reads it.
  let texts: string[] = [];
  let run: Mark[] = [];
  const flush = () => {
    const text = texts.join('');
    if (format !== null && text !== '') {
      const { squeeze, spacing, ...looks } = format;
      const { fit = 0, size } = format.look;
      const tracking = spacing === undefined ? trackingOf(run) + squeeze : spacing - fit * size;
      inlines.push({ type: 'text', text, ...looks, ...(tracking === 0 ? {} : { tracking }) });
    }
    texts = [];
    run = [];
  };
  for (const [index, mark] of marks.entries()) {
    if (mark.type === 'tab' || mark.type === 'break') {
      flush();
      inlines.push({ type: mark.type });
      continue;
    }
    if (mark.formula !== undefined && mark.type === 'letter') {
      flush();
      inlines.push({ type: 'formula', formula: mark.formula, text: mark.text });
      continue;
    }
    const next = marks[index + 1];
    if (mark.type === 'space' && format !== null) {
      const isLinkEnd: boolean = (format.link !== null && next?.link !== format.link) || format.field !== next?.field;
      if (
        !isLinkEnd &&
        mark.look === format.look &&
        mark.spacing === format.spacing &&
        format.raised === null &&
        !(format.isUnderlined && !next?.isUnderlined)
      ) {
        texts.push(mark.text);
        run.push(mark);
        continue;
      }
    }
    const raised = raisedOf(mark, ground);
    const last = run.at(-1);
    // Most letters go on with a word: a format of its own for each would be most of the work.
    if (
      last !== undefined &&
      isLike(mark, last) &&
      raised === null &&
      format?.raised === null &&
      format.isRightToLeft === isRightToLeft(mark.text)
    ) {
      texts.push(mark.text);
      run.push(mark);
      continue;
    }
    const own: Format = {
      squeeze: mark.squeeze ?? 0,
      spacing: mark.spacing,
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
    texts.push(mark.field !== undefined && mark.text === emptyField ? placeholder(mark) : mark.text);
    run.push(mark);
  }
  flush();
  return inlines;
}
