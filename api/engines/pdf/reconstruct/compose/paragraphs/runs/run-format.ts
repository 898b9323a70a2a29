import { isRightToLeft } from '../../../../writing-systems/scripts.ts';
import type { Mark } from '../../../lines/mark.ts';
import type { Text } from '../../../model/inline.ts';
import type { Look } from '../../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.run;

/** What the format of a paragraph's marks is compared with. */
export interface Surroundings {
  /** The look of its text. */
  readonly look: Look;
  /** The baseline of the line that a mark is in. */
  readonly baselineOf: (mark: Mark) => number;
  /** Points by which the text that a mark belongs to stands above its line; 0 for all if it is not set. */
  readonly riseOf?: (mark: Mark) => number;
  /** RRGGBB behind the whole paragraph, which does not count as a highlight. */
  readonly shading?: string | undefined;
}

/** What all marks of a run have in common. */
export interface RunFormat extends Omit<Text, 'text' | 'type' | 'tracking'> {
  /** Points by which the letters of the line are set closer or apart, so that it breaks where it did. */
  readonly squeeze: number;
  /** Letter spacing in points, where it is known without measuring. */
  readonly spacing: number | undefined;
}

/** Whether two marks with these formats are in one run. */
export const haveSameFormat = (a: RunFormat, b: RunFormat): boolean =>
  a.look === b.look &&
  a.squeeze === b.squeeze &&
  a.spacing === b.spacing &&
  a.raised === b.raised &&
  a.rise === b.rise &&
  a.isUnderlined === b.isUnderlined &&
  a.isStruck === b.isStruck &&
  a.highlight === b.highlight &&
  a.frame === b.frame &&
  a.isRightToLeft === b.isRightToLeft &&
  a.link === b.link &&
  a.field === b.field;

/**
 * Whether a letter has the format of the letter before it, but for its height and the direction of its text. A quick
 * answer for most letters, which continue a word: making a separate format for each would be most of the work.
 */
export const isFormattedLike = (mark: Mark, before: Mark): boolean =>
  mark.type === 'letter' &&
  before.type === 'letter' &&
  mark.look === before.look &&
  mark.squeeze === before.squeeze &&
  mark.spacing === before.spacing &&
  mark.isUnderlined === before.isUnderlined &&
  mark.isStruck === before.isStruck &&
  mark.highlight === before.highlight &&
  mark.frame === before.frame &&
  mark.link === before.link &&
  mark.field === undefined &&
  before.field === undefined;

/** Whether a letter is smaller than the text around it, and above or below its baseline. */
export function raisedOf(mark: Mark, { look, baselineOf }: Surroundings): Text['raised'] {
  if (mark.look.size >= look.size * limits.maxRaisedSizeShare || mark.type !== 'letter') return null;
  const baseline = baselineOf(mark);
  if (mark.baseline < baseline - limits.minRaisedEms * look.size) return 'super';
  return mark.baseline > baseline + limits.minLoweredEms * look.size ? 'sub' : null;
}

/**
 * Whether a space is part of the run before it: it has the same font, and ends neither what is underlined or framed nor a link nor
 * a form field.
 */
export function goesOnOver(space: Mark, next: Mark | undefined, format: RunFormat): boolean {
  const endsLink = format.link !== null && next?.link !== format.link;
  const endsUnderline = format.isUnderlined && !next?.isUnderlined;
  const endsFrame = format.frame !== undefined && next?.frame !== format.frame;
  return (
    !endsLink &&
    !endsUnderline &&
    !endsFrame &&
    format.field === next?.field &&
    space.look === format.look &&
    space.spacing === format.spacing &&
    format.raised === null
  );
}

const resized = new WeakMap<Look, Map<number, Look>>();

/** The look of a raised letter at the size of the surrounding text: word processors shrink it themselves. */
function withSize(look: Look, size: number): Look {
  const known = resized.get(look) ?? new Map<number, Look>();
  resized.set(look, known);
  const made = known.get(size) ?? { ...look, size };
  known.set(size, made);
  return made;
}

/** The format of a letter or a space; a space before text that has no link, underline or field has none either. */
export function formatOf(
  mark: Mark,
  next: Mark | undefined,
  raised: Text['raised'],
  { look, shading, riseOf }: Surroundings,
): RunFormat {
  const isSpace = mark.type === 'space';
  const rise = raised === null ? (riseOf?.(mark) ?? 0) : 0;
  return {
    squeeze: mark.squeeze ?? 0,
    spacing: mark.spacing,
    look: raised === null ? mark.look : withSize(mark.look, look.size),
    raised,
    ...(rise !== 0 && { rise }),
    isUnderlined: (mark.isUnderlined ?? false) && (!isSpace || (next?.isUnderlined ?? false)),
    isStruck: mark.isStruck ?? false,
    highlight: mark.highlight === shading ? null : (mark.highlight ?? null),
    ...(mark.frame !== undefined && (!isSpace || next?.frame === mark.frame) && { frame: mark.frame }),
    isRightToLeft: isRightToLeft(mark.text),
    link: isSpace && next?.link !== mark.link ? null : (mark.link ?? null),
    field: isSpace && next?.field !== mark.field ? undefined : mark.field,
  };
}
