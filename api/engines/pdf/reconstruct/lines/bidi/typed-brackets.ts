import { mirrors } from '../../../writing-systems/mirrors.ts';
import { glyphWith } from '../../model/new-glyph.ts';
import type { Mark } from '../mark.ts';

const kinds: readonly string[] = ['()', '[]', '{}', '<>', '«»'];

/** A bracket as it is drawn in text of the other direction. */
export const mirrored = (mark: Mark): Mark => glyphWith(mark, { text: mirrors[mark.text] ?? mark.text });

/** Whether each bracket that opens is closed, and none is closed before. */
function areBalanced(texts: readonly string[], open: string): boolean {
  let depth = 0;
  for (const text of texts) {
    depth += text === open ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** How brackets of one kind were typed, in reading order: the first reading of the file in which each is closed. */
function typed(texts: readonly string[], open: string): readonly string[] {
  const asDrawn = texts.map((text) => mirrors[text] ?? text);
  const close = mirrors[open] ?? open;
  const inTurn = texts.map((_, index) => (index % 2 === 0 ? open : close));
  return [asDrawn, texts, inTurn].find((reading) => areBalanced(reading, open)) ?? asDrawn;
}

/**
 * Brackets of right-to-left text as they were typed. Where they open they are drawn as they close elsewhere, and files tell
 * either what is drawn or what was typed, sometimes one of each in a line.
 * @param read In reading order.
 * @param runsLeft Whether a mark is of such text.
 */
export function withTypedBrackets(read: readonly Mark[], runsLeft: (mark: Mark) => boolean): readonly Mark[] {
  const own = read.filter((mark) => mirrors[mark.text] !== undefined && runsLeft(mark));
  if (own.length === 0) return read;
  const changed = new Map<Mark, Mark>();
  for (const kind of kinds) {
    const brackets = own.filter(({ text }) => kind.includes(text));
    const texts = typed(
      brackets.map(({ text }) => text),
      kind.slice(0, 1),
    );
    for (const [index, bracket] of brackets.entries())
      if (texts[index] !== bracket.text) changed.set(bracket, mirrored(bracket));
  }
  return read.map((mark) => changed.get(mark) ?? mark);
}
