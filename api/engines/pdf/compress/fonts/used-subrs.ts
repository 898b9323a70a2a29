import type { CffIndex, CffProgram } from '../../fonts/read-cff.ts';
import { limits } from '../limits.ts';

/** The subroutines that a program's glyphs call: global ones, and local ones of each font DICT. */
export interface UsedSubrs {
  readonly global: ReadonlySet<number>;
  readonly local: readonly ReadonlySet<number>[];
}

/** A glyph whose charstring is being read. */
interface State {
  readonly stack: number[];
  /** Stem hints declared so far: a mask has one bit for each. */
  stemHints: number;
}

/** Levels of nested calls (Adobe TN 5177, appendix B). */
const maxDepth = 10;
const { maxCharstringSteps } = limits.fonts;
/** Operators of Type 2 charstrings (Adobe TN 5177, appendix A). */
const op = {
  hstem: 1,
  vstem: 3,
  callsubr: 10,
  return: 11,
  escape: 12,
  endchar: 14,
  hstemhm: 18,
  hintmask: 19,
  cntrmask: 20,
  vstemhm: 23,
  callgsubr: 29,
} as const;
/** hflex, flex, hflex1 and flex1, after `escape`: the only ones that leave no result on the stack. */
const flexOperators = [34, 35, 36, 37];

const isStem = (byte: number) => byte === op.hstem || byte === op.vstem || byte === op.hstemhm || byte === op.vstemhm;

/** The bias that is added to a subroutine number (Adobe TN 5176 §16). */
const bias = ({ count }: CffIndex) => (count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768);

/** The number that begins with this byte, whose other bytes follow at `at`, and where it ends; null for an operator. */
function readNumber(data: Buffer, byte: number, at: number): readonly [number: number, end: number] | null {
  if (byte === 28) return [data.readInt16BE(at), at + 2];
  // A fraction cannot be the number of a subroutine.
  if (byte === 255) return [Number.NaN, at + 4];
  if (byte >= 251) return [-(byte - 251) * 256 - (data[at] as number) - 108, at + 1];
  if (byte >= 247) return [(byte - 247) * 256 + (data[at] as number) + 108, at + 1];
  return byte >= 32 ? [byte - 139, at] : null;
}

/** What is read of a program, and what was found so far. */
interface Search {
  readonly data: Buffer;
  readonly program: CffProgram;
  readonly global: Set<number>;
  readonly local: readonly Set<number>[];
  /** Operators and operands read so far, of all glyphs. */
  steps: number;
}

/** Where a charstring or subroutine stands, and how many calls it is in. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

function countStemHints(state: State): void {
  state.stemHints += state.stack.length >> 1;
  state.stack.length = 0;
}

/** Runs the subroutine that a call is to, and notes it. False once the glyph has ended. */
function call(search: Search, byte: number, fontDict: number, state: State, depth: number): boolean {
  const { program, global, local } = search;
  const isLocal = byte === op.callsubr;
  const index = isLocal ? program.localSubrs[fontDict] : program.globalSubrs;
  const used = isLocal ? local[fontDict] : global;
  const number = index === undefined ? -1 : (state.stack.pop() ?? Number.NaN) + bias(index);
  if (!index || !used || !(number >= 0 && number < index.count) || depth === maxDepth) {
    throw new Error('no such subroutine');
  }
  used.add(number);
  const stretch = { from: index.offsetOf(number), to: index.offsetOf(number + 1), depth: depth + 1 };
  return run(search, stretch, fontDict, state);
}

/** Reads a charstring or subroutine. False once the glyph has ended. */
function run(search: Search, { from, to, depth }: Stretch, fontDict: number, state: State): boolean {
  const { data } = search;
  const { stack } = state;
  for (let at = from; at < to; ) {
    if (++search.steps > maxCharstringSteps) throw new Error('too many steps');
    const byte = data[at++] as number;
    const operand = readNumber(data, byte, at);
    if (operand !== null) {
      stack.push(operand[0]);
      at = operand[1];
    } else if (byte === op.callsubr || byte === op.callgsubr) {
      if (!call(search, byte, fontDict, state, depth)) return false;
    } else if (byte === op.return) return true;
    else if (byte === op.endchar) return false;
    else if (isStem(byte)) countStemHints(state);
    else if (byte === op.hintmask || byte === op.cntrmask) {
      countStemHints(state);
      at += Math.ceil(state.stemHints / 8);
    } else {
      if (byte === op.escape && !flexOperators.includes(data[at++] as number))
        throw new Error('an arithmetic operator');
      stack.length = 0;
    }
  }
  return true;
}

/**
 * Finds the subroutines that the given glyphs call. Throws for charstrings with arithmetic, which may compute what they
 * call (Adobe TN 5177 §4.5), and for damaged ones.
 */
export function usedSubrs(data: Buffer, program: CffProgram, glyphs: Iterable<number>): UsedSubrs {
  const { charStrings, localSubrs, fontDictOf } = program;
  const search: Search = { data, program, global: new Set(), local: localSubrs.map(() => new Set()), steps: 0 };
  for (const glyph of glyphs) {
    const stretch = { from: charStrings.offsetOf(glyph), to: charStrings.offsetOf(glyph + 1), depth: 0 };
    run(search, stretch, fontDictOf(glyph), { stack: [], stemHints: 0 });
  }
  return { global: search.global, local: search.local };
}
