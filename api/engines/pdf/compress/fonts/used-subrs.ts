import { limits } from '../limits.ts';
import type { CffIndex, CffProgram } from './read-cff.ts';

/** The subroutines that a program's glyphs call: global ones, and local ones of each font DICT. */
export interface UsedSubrs {
  readonly global: ReadonlySet<number>;
  readonly local: readonly ReadonlySet<number>[];
}

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
  // A fraction is no number of a subroutine.
  if (byte === 255) return [Number.NaN, at + 4];
  if (byte >= 251) return [-(byte - 251) * 256 - (data[at] as number) - 108, at + 1];
  if (byte >= 247) return [(byte - 247) * 256 + (data[at] as number) + 108, at + 1];
  return byte >= 32 ? [byte - 139, at] : null;
}

/**
 * Finds the subroutines that the given glyphs call. Throws for charstrings with arithmetic, which may compute what they
 * call (Adobe TN 5177 §4.5), and for damaged ones.
 */
export function usedSubrs(data: Buffer, program: CffProgram, glyphs: Iterable<number>): UsedSubrs {
  const { charStrings, globalSubrs, localSubrs, fontDictOf } = program;
  const global = new Set<number>();
  const local = localSubrs.map(() => new Set<number>());
  let steps = 0;

  /** False once the glyph has ended. */
  function run(from: number, to: number, fontDict: number, state: State, depth: number): boolean {
    const { stack } = state;
    const call = (index: CffIndex | undefined, used: Set<number> | undefined) => {
      const number = index === undefined ? -1 : (stack.pop() ?? Number.NaN) + bias(index);
      if (!index || !used || !(number >= 0 && number < index.count) || depth === maxDepth)
        throw new Error('no such subroutine');
      used.add(number);
      return run(index.offsetOf(number), index.offsetOf(number + 1), fontDict, state, depth + 1);
    };
    const countStemHints = () => {
      state.stemHints += stack.length >> 1;
      stack.length = 0;
    };
    for (let at = from; at < to; ) {
      if (++steps > maxCharstringSteps) throw new Error('too many steps');
      const byte = data[at++] as number;
      const operand = readNumber(data, byte, at);
      if (operand !== null) {
        stack.push(operand[0]);
        at = operand[1];
      } else if (byte === op.callsubr) {
        if (!call(localSubrs[fontDict], local[fontDict])) return false;
      } else if (byte === op.callgsubr) {
        if (!call(globalSubrs, global)) return false;
      } else if (byte === op.return) return true;
      else if (byte === op.endchar) return false;
      else if (isStem(byte)) countStemHints();
      else if (byte === op.hintmask || byte === op.cntrmask) {
        countStemHints();
        at += Math.ceil(state.stemHints / 8);
      } else {
        if (byte === op.escape && !flexOperators.includes(data[at++] as number))
          throw new Error('an arithmetic operator');
        stack.length = 0;
      }
    }
    return true;
  }

  for (const glyph of glyphs) {
    run(
      charStrings.offsetOf(glyph),
      charStrings.offsetOf(glyph + 1),
      fontDictOf(glyph),
      { stack: [], stemHints: 0 },
      0,
    );
  }
  return { global, local };
}
