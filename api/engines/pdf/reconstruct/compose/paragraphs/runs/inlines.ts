import { isRightToLeft } from '../../../../writing-systems/scripts.ts';
import type { Mark } from '../../../lines/mark.ts';
import { emptyField } from '../../../marks/fields/field-text.ts';
import type { Inline } from '../../../model/inline.ts';
import { thresholds } from '../thresholds.ts';
import {
  formatOf,
  goesOnOver,
  haveSameFormat,
  isFormattedLike,
  type RunFormat,
  raisedOf,
  type Surroundings,
} from './run-format.ts';
import { trackingOf } from './tracking.ts';

/** The content of an empty form field: en spaces of its width, as in Word's forms. */
const placeholder = ({ x0, x1, look }: Mark) =>
  '\u2002'.repeat(Math.max(1, Math.round((x1 - x0) / (thresholds.run.fieldSpaceEms * look.size))));

/** What a mark other than text becomes; null for text. */
function standaloneOf({ type, formula, picture, text, baseline }: Mark): Inline | null {
  if (type === 'tab' || type === 'break') return { type };
  if (type !== 'letter') return null;
  if (picture !== undefined)
    return { type: 'drawing', picture, place: 'line', rise: baseline - picture.y1, description: text };
  return formula === undefined ? null : { type: 'formula', formula, text };
}

/** The text of marks of one format, joined here: one that grows letter by letter keeps an object of each step. */
function textOf(format: RunFormat, marks: readonly Mark[], texts: readonly string[]): Inline {
  const { squeeze, spacing, ...looks } = format;
  const { fit = 0, size } = format.look;
  const tracking = spacing === undefined ? trackingOf(marks) + squeeze : spacing - fit * size;
  return { type: 'text', text: texts.join(''), ...looks, ...(tracking === 0 ? {} : { tracking }) };
}

/**
 * Turns marks into runs of uniform text, tabs and breaks. Spaces take the format of the text before them, unless they have a
 * font of their own.
 */
export function inlinesOf(marks: readonly Mark[], ground: Surroundings): readonly Inline[] {
  const inlines: Inline[] = [];
  // Kept when a run ends: what follows a tab may have the same.
  let format: RunFormat | null = null;
  let run: Mark[] = [];
  let texts: string[] = [];
  const endRun = () => {
    if (format !== null && texts.some((text) => text !== '')) inlines.push(textOf(format, run, texts));
    run = [];
    texts = [];
  };
  const add = (mark: Mark, text = mark.text) => {
    run.push(mark);
    texts.push(text);
  };
  for (const [index, mark] of marks.entries()) {
    const standalone = standaloneOf(mark);
    if (standalone !== null) {
      endRun();
      inlines.push(standalone);
      continue;
    }
    const next = marks[index + 1];
    if (mark.type === 'space' && format !== null && goesOnOver(mark, next, format)) {
      add(mark);
      continue;
    }
    const raised = raisedOf(mark, ground);
    const last = run.at(-1);
    const isPlain: boolean =
      raised === null && format?.raised === null && (format.rise ?? 0) === (ground.riseOf?.(mark) ?? 0);
    if (
      isPlain &&
      last !== undefined &&
      isFormattedLike(mark, last) &&
      format?.isRightToLeft === isRightToLeft(mark.text)
    ) {
      add(mark);
      continue;
    }
    const own = formatOf(mark, next, raised, ground);
    if (format === null || !haveSameFormat(format, own)) {
      endRun();
      format = own;
    }
    add(mark, mark.field !== undefined && mark.text === emptyField ? placeholder(mark) : mark.text);
  }
  endRun();
  return inlines;
}
