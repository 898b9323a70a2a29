import type { Line } from './lines/line.ts';
import type { Reading } from './model/reading.ts';

/** The text of a page, divided into what tables are found in and what stands apart. */
interface PageText {
  readonly body: readonly Line[];
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
  readonly notes: readonly (readonly Line[])[];
  readonly noteKind: string;
  readonly reading: Reading;
}

const areSame = <T>(some: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean = Object.is) =>
  some.length === others.length && some.every((one, index) => isSame(one, others[index] as T));

/** Whether the text of a page was divided in the same way twice, with the same lines in each part. */
export const areSameParts = (one: PageText, other: PageText): boolean =>
  one.reading === other.reading &&
  one.noteKind === other.noteKind &&
  areSame(one.body, other.body) &&
  areSame(one.header, other.header) &&
  areSame(one.footer, other.footer) &&
  areSame(one.notes, other.notes, (lines, others) => areSame(lines, others));
