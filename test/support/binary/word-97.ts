import { compound } from '../office/compound.ts';

/** A run of characters; those of a narrow one take one byte each. */
export interface Run {
  readonly text: string;
  readonly narrow?: boolean;
  /** Modifiers of its characters as bytes (MS-DOC §2.6.1). */
  readonly modifiers?: readonly number[];
}

/** Lengths of the stories in characters: body, footnotes, running heads, macros, comments, endnotes, boxes. */
export type StoryLengths = readonly number[];

export const hidden = [0x3c, 0x08, 1];
export const deleted = [0x00, 0x08, 1];
/** A tab that draws a leader, whose operand has a length of its own, in front of a hidden run. */
export const longModifier = [0x15, 0xc6, 3, 0, 0, 0];

const textAt = 2048;
const pageBytes = 512;

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

/** The character properties of all runs, in one page (MS-DOC §2.9.33). */
function propertyPage(edges: readonly number[], runs: readonly Run[]): Buffer {
  const page = Buffer.alloc(pageBytes);
  numbers(...edges).copy(page);
  let at = pageBytes - 2;
  for (const [index, { modifiers = [] }] of runs.entries()) {
    if (modifiers.length === 0) continue;
    at = (at - modifiers.length - 1) & ~1;
    page.writeUInt8(modifiers.length, at);
    Buffer.from(modifiers).copy(page, at + 1);
    page.writeUInt8(at / 2, (runs.length + 1) * 4 + index);
  }
  page.writeUInt8(runs.length, pageBytes - 1);
  return page;
}

/** A Word 97 document (MS-DOC) of these runs, each of which is a piece. */
export function word97(runs: readonly Run[], lengths?: StoryLengths): Buffer {
  const contents = runs.map(({ text, narrow }) => Buffer.from(text, narrow ? 'latin1' : 'utf16le'));
  const edges = [textAt];
  const characters = [0];
  for (const [index, content] of contents.entries()) {
    edges.push((edges[index] as number) + content.length);
    characters.push((characters[index] as number) + (runs[index]?.text.length ?? 0));
  }
  const text = Buffer.concat(contents);
  const pageNumber = Math.ceil((textAt + text.length) / pageBytes);
  const positions = runs.map(({ narrow }, index) => {
    const piece = Buffer.alloc(8);
    const start = edges[index] as number;
    piece.writeUInt32LE(narrow ? (start * 2) | 0x40000000 : start, 2);
    return piece;
  });
  const list = Buffer.concat([numbers(...characters), ...positions]);
  const modifiersInFront = Buffer.from([1, 2, 0, 0, 0]);
  const pieces = Buffer.concat([modifiersInFront, Buffer.from([2]), numbers(list.length), list]);
  const pages = numbers(textAt, edges.at(-1) ?? textAt, pageNumber);

  const main = Buffer.alloc((pageNumber + 1) * pageBytes + 4096);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 10);
  numbers(...(lengths ?? [characters.at(-1) ?? 0])).copy(main, 76);
  numbers(0, pages.length).copy(main, 250);
  numbers(pages.length, pieces.length).copy(main, 418);
  text.copy(main, textAt);
  propertyPage(edges, runs).copy(main, pageNumber * pageBytes);
  return compound({ WordDocument: main, '1Table': Buffer.concat([pages, pieces]) });
}
