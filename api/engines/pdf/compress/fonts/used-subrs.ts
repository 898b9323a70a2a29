import type { CffIndex, CffProgram } from './read-cff.ts';

/** The subroutines that a program's glyphs call: global ones, and those of each of its dictionaries. */
export interface UsedSubrs {
  readonly global: ReadonlySet<number>;
  readonly local: readonly ReadonlySet<number>[];
}

interface State {
  readonly stack: number[];
  hints: number;
}

const maxDepth = 10;
const flexes = [34, 35, 36, 37];

/** What is added to a subroutine's number (Adobe TN 5176 §16). */
const bias = ({ count }: CffIndex) => (count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768);

/** The subroutines that some glyphs need. Throws for charstrings that compute which to call (Adobe TN 5177 §4.5). */
export function usedSubrs(data: Buffer, program: CffProgram, glyphs: Iterable<number>): UsedSubrs {
  const { charStrings, globalSubrs, localSubrs, dictOf } = program;
  const global = new Set<number>();
  const local = localSubrs.map(() => new Set<number>());

  /** False once the glyph has ended. */
  function run(from: number, to: number, dict: number, state: State, depth: number): boolean {
    const { stack } = state;
    const call = (index: CffIndex | undefined, used: Set<number> | undefined) => {
      const number = index === undefined ? -1 : (stack.pop() ?? Number.NaN) + bias(index);
      if (!index || !used || !(number >= 0 && number < index.count) || depth === maxDepth)
        throw new Error('no such subr');
      used.add(number);
      return run(index.at(number), index.at(number + 1), dict, state, depth + 1);
    };
    const endHints = () => {
      state.hints += stack.length >> 1;
      stack.length = 0;
    };
    for (let at = from; at < to; ) {
      const byte = data[at++] as number;
      if (byte === 28) {
        stack.push(data.readInt16BE(at));
        at += 2;
      } else if (byte === 255) {
        stack.push(Number.NaN);
        at += 4;
      } else if (byte >= 251) stack.push(-(byte - 251) * 256 - (data[at++] as number) - 108);
      else if (byte >= 247) stack.push((byte - 247) * 256 + (data[at++] as number) + 108);
      else if (byte >= 32) stack.push(byte - 139);
      else if (byte === 10) {
        if (!call(localSubrs[dict], local[dict])) return false;
      } else if (byte === 29) {
        if (!call(globalSubrs, global)) return false;
      } else if (byte === 11) return true;
      else if (byte === 14) return false;
      else if (byte === 1 || byte === 3 || byte === 18 || byte === 23) endHints();
      else if (byte === 19 || byte === 20) {
        endHints();
        at += Math.ceil(state.hints / 8);
      } else {
        if (byte === 12 && !flexes.includes(data[at++] as number)) throw new Error('arithmetic');
        stack.length = 0;
      }
    }
    return true;
  }

  for (const glyph of glyphs) {
    run(charStrings.at(glyph), charStrings.at(glyph + 1), dictOf(glyph), { stack: [], hints: 0 }, 0);
  }
  return { global, local };
}
