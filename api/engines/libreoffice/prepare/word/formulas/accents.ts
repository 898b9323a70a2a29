import { quoted } from './expression.ts';
import { group, type Piece } from './star-math.ts';

/** Accents over all that they belong to, by their characters: combining ones, and those that stand for them. */
const commands: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '`': 'grave',
  '\u0301': 'acute',
  '´': 'acute',
  '\u0302': 'widehat',
  '^': 'widehat',
  '\u0303': 'widetilde',
  '~': 'widetilde',
  '\u0304': 'overline',
  '\u0305': 'overline',
  '¯': 'overline',
  '‾': 'overline',
  '\u0306': 'breve',
  '˘': 'breve',
  '\u0307': 'dot',
  '˙': 'dot',
  '\u0308': 'ddot',
  '¨': 'ddot',
  '\u030a': 'circle',
  '\u030c': 'check',
  ˇ: 'check',
  '\u0331': 'underline',
  '\u0332': 'underline',
  '\u20d7': 'widevec',
  '→': 'widevec',
  '\u20db': 'dddot',
};
/** Arrows that stand for combining ones. */
const arrows: Readonly<Record<string, string>> = { '\u20d6': '←', '\u20e1': '↔', '\u20d0': '↼', '\u20d1': '⇀' };
/** What carries a combining character that StarMath has no command for. */
const carrier = '\u00a0';

/** An expression with an accent over it. */
export function accented(pieces: readonly Piece[], accent: string): readonly Piece[] {
  const command = commands[accent];
  if (command !== undefined) return [command, group(pieces)];
  return [group(pieces), 'csup', group(quoted(arrows[accent] ?? carrier + accent))];
}
