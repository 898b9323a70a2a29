import { isCommand } from '../../../../../formats/star-math-words.ts';
import { zeroWidthSpace } from '../../model/characters/zero-width-space.ts';
import type { MathNode, MathRow } from '../../model/formulas/formula.ts';

type Run = Extract<MathNode, { type: 'run' }>;

/** Letters of a run that are written alike. */
export interface Piece {
  readonly text: string;
  /** Whether they are shown as they are, where LibreOffice would read a command. */
  readonly isLiteral: boolean;
}

const brackets = /[()[\]]/g;
const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Words with the low lines in them, which begin indices, signs that are commands, and brackets. */
const tokens = /[\p{L}\p{N}_]+|[\^#&~`|\\%]|[()[\]]/gu;
const isWord = (token: string) => /[\p{L}\p{N}]/u.test(token);
/** At the end of what is literal, LibreOffice reads on behind a backslash. */
const isBackslash = (token: string) => token === '\\';
const isBracket = (token: string) => /^[()[\]]$/.test(token);

/**
 * The places of round and square brackets in the runs of a row that are not one of a pair. LibreOffice shows question
 * marks instead of what is around them.
 */
export function bareBrackets(row: MathRow): ReadonlyMap<MathNode, ReadonlySet<number>> {
  const runs = row.filter((node): node is Run => node.type === 'run' && node.style !== 'text');
  const bare = new Map(runs.map((run) => [run, new Set<number>()] as const));
  const open: { readonly places: Set<number>; readonly at: number; readonly closer: string }[] = [];
  for (const [run, places] of bare)
    for (const { 0: sign, index: at } of run.text.matchAll(brackets)) {
      const closer = closerOf[sign];
      if (closer !== undefined) open.push({ places, at, closer });
      else if (open.at(-1)?.closer === sign) open.pop();
      else places.add(at);
    }
  for (const { places, at } of open) places.add(at);
  return bare;
}

/**
 * Divides the text of a run into what LibreOffice reads as it stands, and what it would take for commands of its formula
 * language: words such as `size` and `over`, signs such as `|` and `_`, and brackets without a partner.
 * @param bare The places of such brackets in it.
 */
export function literalPieces(text: string, bare: ReadonlySet<number>): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (part: string, isLiteral: boolean) => {
    const last = pieces.at(-1);
    if (last?.isLiteral === isLiteral) pieces.splice(-1, 1, { text: last.text + part, isLiteral });
    else if (part !== '') pieces.push({ text: part, isLiteral });
  };
  let end = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    add(text.slice(end, index), false);
    end = index + token.length;
    if (isBracket(token)) add(token, bare.has(index));
    else if (isBackslash(token)) add(token + zeroWidthSpace, true);
    else add(token, !isWord(token) || token.includes('_') || isCommand(token));
  }
  add(text.slice(end), false);
  return pieces;
}
