import type { Passage } from '../../../comparison/words/loss-notes.ts';
import { ProblemError } from '../../../problem.ts';
import { limits } from '../limits.ts';

/** Gathers passages piece by piece; one may begin within another, as in a text box. */
export interface PassageGatherer {
  readonly begin: () => void;
  /** Adds to the passage begun last, if any. Throws `too-complex` if that is longer than LibreOffice can lay out in time. */
  readonly add: (text: string) => void;
  readonly end: (inBox?: boolean) => void;
  /** How many passages there are, to be passed to `forget` and `outline`. */
  readonly mark: () => number;
  /** Forgets the passages that ended since the mark was taken. */
  readonly forget: (mark: number) => void;
  /** Sets the passages that ended since the mark was taken apart: a PDF has their outlines, not their words. */
  readonly outline: (mark: number) => void;
  readonly passages: () => readonly Passage[];
  readonly outlined: () => readonly Passage[];
}

const tooLong = () =>
  new ProblemError(
    'too-complex',
    `This document has a paragraph of more than ${maxParagraphCharacters.toLocaleString('en')} characters. Divide it into shorter ones.`,
  );

/** Characters that are gathered: a book of 5,000 pages. */
const maxCharacters = 15_000_000;

const { maxParagraphCharacters } = limits.inspect;

/** Creates a gatherer of passages, which stops at a limit for very long documents. */
export function createPassageGatherer(): PassageGatherer {
  const passages: Passage[] = [];
  const outlined: Passage[] = [];
  const begun: string[] = [];
  let characters = 0;
  return {
    begin: () => begun.push(''),
    add(text) {
      if (begun.length === 0 || characters > maxCharacters) return;
      characters += text.length;
      const passage = `${begun.at(-1)}${text}`;
      if (passage.length > maxParagraphCharacters) throw tooLong();
      begun[begun.length - 1] = passage;
    },
    end(inBox = false) {
      const text = begun.pop()?.trim();
      if (text) passages.push({ text, inBox });
    },
    mark: () => passages.length,
    forget(mark) {
      passages.length = Math.min(passages.length, mark);
    },
    outline(mark) {
      outlined.push(...passages.splice(mark));
    },
    passages: () => passages,
    outlined: () => outlined,
  };
}
