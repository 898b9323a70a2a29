import { quoted } from './expression.ts';
import { group, type Piece } from './star-math.ts';

/** Operators over a range, by their signs, as commands of StarMath. */
const commands: Readonly<Record<string, string>> = {
  '∑': 'sum',
  '∏': 'prod',
  '∐': 'coprod',
  '∫': 'int',
  '∬': 'iint',
  '∭': 'iiint',
  '∮': 'lint',
  '∯': 'llint',
  '∰': 'lllint',
};
const integrals = /^[∫∬∭∮∯∰]$/;
/** How much larger than text a sign is drawn that StarMath has no command for. */
const signScale = 1.6;

/** The operator, what stands at its foot and its head, if anything, and what it is for. */
export interface NAry {
  readonly sign: string;
  readonly from: Piece | null;
  readonly to: Piece | null;
  readonly of: Piece;
  /** Where its range stands, if the formula says so. */
  readonly limits: 'undOvr' | 'subSup' | undefined;
}

/**
 * An operator over a range, such as a sum. In a line of text, Word sets the range beside the sign; in a formula on its own
 * above and below, except with integrals (ECMA-376 part 1, §22.1.2.53).
 */
export function nAry({ sign, from, to, of, limits }: NAry, isDisplayed: boolean): readonly Piece[] {
  const isBeside = !isDisplayed || (limits ?? (integrals.test(sign) ? 'subSup' : 'undOvr')) === 'subSup';
  const command = commands[sign];
  const drawn = command ?? group([`size *${signScale}`, ...quoted(sign)]);
  const places = isBeside ? { foot: 'rsub', head: 'rsup' } : { foot: 'csub', head: 'csup' };
  return [drawn, ...(from === null ? [] : [places.foot, from]), ...(to === null ? [] : [places.head, to]), of];
}
