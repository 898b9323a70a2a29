import { heightOf, type PageLayout, type Word, wordsOf } from '../../layout/page-layout.ts';
import { createBoxFinder } from '../model/box-finder.ts';
import { isUnknownLetter } from '../model/characters/unknown-letters.ts';
import type { Glyph, Page } from '../model/page-model.ts';
import { scaledWords } from '../scans/words/placed-words.ts';
import { shownLetters } from '../scans/words/word-letters.ts';
import { thresholds } from './thresholds.ts';

const { beside, foot, minLetters, shortWeight, minAgreeing, minShare, maxKept, maxJoined, minLeader, maxDotEms } =
  thresholds;

/** What unknown letters are, by their own signs. */
export type ToldLetters = ReadonlyMap<string, string>;

/** A recognised word, and the letters of the page that it was read from; both from the left. */
interface ReadWord {
  readonly letters: readonly string[];
  readonly glyphs: readonly string[];
}

/** How often each text was recognised for an unknown letter, in words of some weight. */
interface Votes {
  readonly add: (sign: string, text: string, weight: number) => void;
  readonly found: () => Map<string, string>;
}

function createVotes(): Votes {
  const votes = new Map<string, Map<string, number>>();
  return {
    add(sign, text, weight) {
      const texts = votes.get(sign) ?? new Map<string, number>();
      votes.set(sign, texts.set(text, (texts.get(text) ?? 0) + weight));
    },
    found() {
      const told = new Map<string, string>();
      for (const [sign, texts] of votes) {
        const all = [...texts.values()].reduce((sum, times) => sum + times, 0);
        const [text, times] = [...texts].reduce((best, each) => (each[1] > best[1] ? each : best));
        if (times >= minShare * all) told.set(sign, text);
      }
      return told;
    },
  };
}

/** Finds the letters of a page that a word of it, in points, was read from. */
function letterFinder(glyphs: readonly Glyph[]): (word: Word) => readonly Glyph[] {
  const near = createBoxFinder(glyphs);
  return (word) => {
    const height = heightOf(word);
    const [from, to] = [word.xMin - beside * height, word.xMax + beside * height];
    const isOf = ({ x0, x1, baseline }: Glyph) =>
      (x0 + x1) / 2 > from &&
      (x0 + x1) / 2 < to &&
      baseline > word.yMax - foot.above * height &&
      baseline < word.yMax + foot.below * height;
    return near({ x0: from, x1: to, y0: word.yMin, y1: word.yMax })
      .filter(isOf)
      .sort((a, b) => a.x0 - b.x0);
  };
}

/** Whether a word was read from letters some of which are unknown, and the others are as it says. */
function isSound({ letters, glyphs }: ReadWord): boolean {
  const known = glyphs.flatMap((text, at) => (isUnknownLetter(text) ? [] : [text === letters[at]]));
  return known.filter((agrees) => agrees).length >= minAgreeing * known.length;
}

/** What the only unknown letter of a word stands for, between the known ones at its ends; null if these are others. */
function joinedText({ letters, glyphs }: ReadWord, told: ToldLetters): readonly [sign: string, text: string] | null {
  const texts = glyphs.map((glyph) => (isUnknownLetter(glyph) ? told.get(glyph) : glyph));
  const at = texts.indexOf(undefined);
  const sign = glyphs[at];
  if (sign === undefined || texts.includes(undefined, at + 1)) return null;
  const [before, after] = [texts.slice(0, at).join(''), texts.slice(at + 1).join('')];
  const word = letters.join('');
  const text = word.slice(before.length, word.length - after.length);
  const isOne = text.length > 1 && text.length <= maxJoined && word === before + text + after;
  return isOne ? [sign, text] : null;
}

/** The signs that are repeated as only dots and strokes that lead to a page number, or are to be filled in, are. */
function leadersOf(glyphs: readonly Glyph[]): ReadonlyMap<string, string> {
  const leaders = new Map<string, string>();
  let run = 0;
  for (const [at, { text, x0, x1, look, space }] of glyphs.entries()) {
    run = text === glyphs[at - 1]?.text && space === null ? run + 1 : 1;
    if (run >= minLeader && isUnknownLetter(text)) leaders.set(text, x1 - x0 < maxDotEms * look.size ? '.' : '_');
  }
  return leaders;
}

/** Learns what unknown letters are from recognised words. */
export interface LetterLearner {
  /** @param layout The page's recognised words, in any unit. */
  readonly add: (page: Page, layout: PageLayout) => void;
  readonly found: () => ToldLetters;
}

/**
 * Creates a learner of a document's unknown letters: the same code of the same font is the same letter everywhere, so
 * the majority of words is right about it, though recognition makes mistakes.
 */
export function createLetterLearner(): LetterLearner {
  const votes = createVotes();
  const joined: ReadWord[] = [];
  const leaders = new Map<string, string>();
  const addWord = (word: ReadWord) => {
    const { letters, glyphs } = word;
    if (!glyphs.some(isUnknownLetter)) return;
    const weight = letters.length < minLetters ? shortWeight : 1;
    if (letters.length === glyphs.length) {
      if (!isSound(word)) return;
      for (const [at, glyph] of glyphs.entries())
        if (isUnknownLetter(glyph)) votes.add(glyph, letters[at] as string, weight);
    } else if (glyphs.length < letters.length && joined.length < maxKept) joined.push(word);
  };
  return {
    add({ glyphs, width }, layout) {
      for (const [sign, text] of leadersOf(glyphs)) leaders.set(sign, text);
      if (layout.linesRan !== undefined) return;
      const find = letterFinder(glyphs);
      for (const word of wordsOf(scaledWords(layout.blocks, width / layout.width)))
        addWord({ letters: shownLetters(word.text), glyphs: find(word).map(({ text }) => text) });
    },
    found() {
      const told = votes.found();
      const ofJoined = createVotes();
      for (const word of joined) {
        const found = joinedText(word, told);
        if (found !== null) ofJoined.add(...found, 1);
      }
      return new Map([...told, ...ofJoined.found(), ...leaders]);
    },
  };
}
