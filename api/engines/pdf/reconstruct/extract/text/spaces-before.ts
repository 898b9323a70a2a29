import { isShaped } from '../../../writing-systems/scripts.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import type { Glyph } from '../../model/page-model.ts';
import type { Character } from './codes/read-character.ts';
import type { OddSpaces } from './odd-spaces.ts';

const lastControl = 32;
const noBreakSpace = 0xa0;
const zeroWidth: readonly number[] = [0x200b, 0xfeff];
const nonJoiner = 0x200c;
const isWideSpace = (code: number) => code === 0x3000 || (code >= 0x2000 && code <= 0x200a);

/** Whether a character is a space, or says nothing. */
function isBlank({ code, isGenerated, grown, unreadAs, isSoftHyphen }: Character): boolean {
  if (grown !== null) return false;
  if (isGenerated || unreadAs === 'blank' || code === noBreakSpace) return true;
  if (isWideSpace(code) || zeroWidth.includes(code)) return true;
  return code <= lastControl && !isSoftHyphen && unreadAs === null;
}

/** The spaces before the next letter, as a page's text is read. */
export interface SpacesBefore {
  /** Counts a character if it is a space. @returns Whether it is one. */
  readonly take: (character: Character) => boolean;
  /** Records them on the letter that follows them. @param object PDFium's handle of its text object. */
  readonly giveTo: (letter: NewGlyph, object: number) => void;
}

/**
 * Creates a counter of the spaces before each letter of a page.
 * @param odd Is told of the spaces and the letters.
 */
export function createSpacesBefore(odd: OddSpaces): SpacesBefore {
  let before: NewGlyph | undefined;
  let space: Glyph['space'] = null;
  let spaces = 0;
  let fixedSpaces = 0;
  /**
   * Whether a sign that keeps letters from joining is where none would. Google Docs writes them around spaces, and instead
   * of them.
   */
  const isIdle = (code: number) =>
    code === nonJoiner && (before === undefined || space !== null || !isShaped(before.text));
  const add = ({ object, index, code, isGenerated }: Character) => {
    if (!isGenerated) {
      spaces++;
      odd.addSpace(object, index);
    }
    if (code === noBreakSpace) fixedSpaces++;
    space = isGenerated && space !== 'written' ? 'guessed' : 'written';
  };
  return {
    take(character) {
      if (isIdle(character.code)) {
        space = 'written';
        spaces = Math.max(1, spaces);
        return true;
      }
      if (!isBlank(character)) return false;
      add(character);
      return true;
    },
    giveTo(letter, object) {
      letter.space = space;
      letter.spaces = spaces;
      letter.spaceLook = odd.addLetter(object, letter.look);
      if (fixedSpaces > 0 && fixedSpaces === spaces) letter.isAfterNoBreakSpace = true;
      if (before !== undefined && space === 'written') before.isBeforeSpace = true;
      before = letter;
      space = null;
      spaces = 0;
      fixedSpaces = 0;
    },
  };
}
