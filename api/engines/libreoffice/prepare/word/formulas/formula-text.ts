import { isCommand } from '../../../../../formats/star-math-words.ts';
import { operand, quoted, type Term } from './expression.ts';
import { lowBracket } from './formula-brackets.ts';

/** How letters of a run look: `p` is upright, `b` is bold, `bi` is bold and italic, as is `i` without bold (ECMA-376 part 1, §22.1.2.111). */
export type MathStyle = 'p' | 'b' | 'i' | 'bi';

/** What text is made of: spaces, words, numbers and single signs. */
const tokens = /\s+|\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+(?:[.,]\p{N}+)*|./gsu;
const isWord = /^\p{L}/u;
const isNumber = /^\p{N}/u;
const isSpace = /^\s/;
/** A space that is seen; others are left to the rules of formulas. */
const blank = '`';

/** Signs that are commands in StarMath, and are only to be seen. */
const commandSigns = /^[#%&~`^_|]$/;
const signs = /^[+\-±∓−]$/;
/** Signs of mathematics that stand for something themselves, or in front of what they belong to. */
const symbols = /^[∀∁∂∃∄∅∆∇∎∏∐∑√∛∜∞∟∠∡∢∫∬∭∮∯∰∱∲∳⟀⊤⊥⋮⋯⋰⋱♯¬]$/u;
const operators = /^[\p{Sm}*/\\]$/u;

function wordTerm(word: string, style: MathStyle): Term {
  if (style === 'p') return operand(`"${word}"`);
  if (style === 'b') return operand(`bold "${word}"`);
  const italic = isCommand(word) ? `ital "${word}"` : word;
  return operand(style === 'bi' ? `bold ${italic}` : italic);
}

function signTerm(sign: string): Term {
  if (sign === '(' || sign === ')') return { role: sign === '(' ? 'opening' : 'closing' };
  const bracket = lowBracket(sign);
  if (bracket !== undefined) return operand(bracket);
  if (commandSigns.test(sign) || sign === '"') return operand(...quoted(sign));
  if (signs.test(sign)) return { role: 'sign', pieces: [sign] };
  if (operators.test(sign) && !symbols.test(sign)) return { role: 'operator', pieces: [sign === '\\' ? '∖' : sign] };
  return operand(sign);
}

/** The terms of a run of a formula; commands of StarMath in it are words and signs like others. */
export function termsOfText(text: string, style: MathStyle): readonly Term[] {
  const found = text.match(tokens) ?? [];
  const joins = (token: string | undefined) => token !== undefined && (isWord.test(token) || isNumber.test(token));
  return found.flatMap((token, place): readonly Term[] => {
    if (isSpace.test(token)) return joins(found[place - 1]) && joins(found[place + 1]) ? [operand(blank)] : [];
    if (isWord.test(token)) return [wordTerm(token, style)];
    if (isNumber.test(token)) return [operand(style === 'b' || style === 'bi' ? `bold ${token}` : token)];
    return [signTerm(token)];
  });
}
