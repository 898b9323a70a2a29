import { isFontBomb } from '../../../../formats/fonts/font-components.ts';
import type { FontProgram } from '../../fonts/font-program.ts';
import { isShaped } from '../../writing-systems/scripts.ts';
import type { CharactersOf, KeptFont } from '../extract/fonts/kept-fonts.ts';
import type { EmbeddedLook, Look, Page } from '../model/page-model.ts';
import { fontFamily, isOnlyAlike } from '../ooxml/font-family.ts';
import { isCommonFamily } from './common-families.ts';
import { type CharacterUse, createFontUses, type FontUse } from './font-uses.ts';
import { letterWidths } from './letter-widths.ts';
import { thresholds } from './thresholds.ts';

/** A font that the document embeds, with the characters that it shows. */
export interface EmbeddedFont {
  readonly family: string;
  /** Whether it has another name in its file. */
  readonly isRenamed: boolean;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly program: Buffer;
  readonly characters: readonly string[];
  /** Whether the shape or place of some of them depends on their neighbours. */
  readonly isShaped: boolean;
}

/** A font that pages show, embedded or not. */
type Face = Pick<EmbeddedFont, 'family' | 'isBold' | 'isItalic'>;

const { embedding } = thresholds;
/** First and last characters that people type: Latin, Greek, Cyrillic, punctuation and currencies; the wide space. */
const typed = ['\u0020\u024f', '\u0370\u04ff', '\u2000\u2044', '\u20a0\u20bf', '\u3000\u3000'] as const;
const typedCharacters = typed.flatMap((range) => {
  const [first, last] = [range.charCodeAt(0), range.charCodeAt(1)];
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
});

/** The characters of a document that a font shows; null if it lacks too many, or shows others in their place. */
function shownBy(program: FontProgram, { isDrawn }: KeptFont, uses: FontUse['characters']): readonly string[] | null {
  const found = [...uses].map(([character, usage]) => ({
    character,
    ...usage,
    advance: program.advanceOf(character),
  }));
  const shown = found.filter(({ advance }) => advance !== null);
  // Letters that are joined have other shapes and widths.
  const measured = shown.filter(({ character }) => !isShaped(character));
  const lettersOf = (of: readonly CharacterUse[]) => of.reduce((sum, { count }) => sum + count, 0);
  const apart = measured.reduce((sum, { count, ems, advance }) => sum + Math.abs(ems - count * (advance ?? 0)), 0);
  const characters = shown.map(({ character }) => character);
  const isShown = lettersOf(shown) >= embedding.minShownShare * lettersOf(found);
  const isSame = isDrawn || apart <= embedding.maxApart * lettersOf(measured);
  return isShown && isSame && (program.hasLayout || !characters.some(isShaped)) ? characters : null;
}

/** What people type at least. */
const basicCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,';
/** How many letters Windows allows in a family's name, and how many digits distinguish the parts of a font. */
const [maxFamilyLetters, tagDigits] = [31, 4];

/** Whether a font is one of the same family that is less bold or slanted than another, and no more so. */
const isPlainer = (face: Face, other: Face) =>
  face.family === other.family &&
  face.isBold <= other.isBold &&
  face.isItalic <= other.isItalic &&
  (face.isBold !== other.isBold || face.isItalic !== other.isItalic);

const slotOf = ({ family, isBold, isItalic }: Face) => `${family}/${isBold}/${isItalic}`;

/**
 * Whether every reader has a font as wide: not for other weights of such a family, as in the headings of Word's own
 * documents, which are in Calibri Light.
 * @param own The family in the font's file. @param known That by its PostScript name.
 */
const isAsWideAnywhere = (own: string, known: string) =>
  letterWidths[own] !== undefined || (letterWidths[known] !== undefined && !own.startsWith(`${known} `));

/** A part of a font, and the font that it makes. */
interface Part {
  readonly kept: KeptFont;
  readonly program: FontProgram;
}

/** One as it is embedded. */
interface Choice extends Part {
  readonly embedded: EmbeddedFont;
}

/** Whether a font shows less than people type, and readers are not likely to have all of it. */
const isPart = ({ family, advanceOf }: FontProgram) =>
  !isCommonFamily(family) && [...basicCharacters].some((character) => advanceOf(character) === null);

/** Chooses among the parts of a font that a PDF has: all must be of one family and style. */
function choose(
  name: string,
  kept: readonly KeptFont[],
  { characters: uses, spaceEms }: FontUse,
  nameOfPart: (family: string) => string,
): Choice | null {
  if (uses.size < embedding.minCharacters || uses.size > embedding.maxCharacters) return null;
  const typedOthers = typedCharacters.filter((character) => !uses.has(character));
  const parts = kept.flatMap((part): readonly Part[] => {
    const program = part.programFor(askedFor(uses), spaceEms());
    return program === null ? [] : [{ kept: part, program }];
  });
  const [first] = parts;
  if (first === undefined || parts.length < kept.length) return null;
  if (!isOnlyAlike(name) && isAsWideAnywhere(first.program.family, fontFamily(name))) return null;
  if (parts.some(({ program }) => slotOf(program) !== slotOf(first.program))) return null;
  for (const part of parts) {
    const { family, isBold, isItalic, bytes, advanceOf } = part.program;
    const characters = shownBy(part.program, part.kept, uses);
    if (characters === null || isFontBomb(bytes)) continue;
    const isRenamed = isPart(part.program);
    const embedded = {
      family: isRenamed ? nameOfPart(family) : family,
      isRenamed,
      isBold,
      isItalic,
      program: bytes,
      characters: [...characters, ...typedOthers.filter((character) => advanceOf(character) !== null)],
      isShaped: characters.some(isShaped),
    };
    return { ...part, embedded };
  }
  return null;
}

/** The characters that a font is asked for: those of a document, and others that people type. */
const askedFor = (uses: FontUse['characters']): readonly string[] => [
  ...uses.keys(),
  ...typedCharacters.filter((character) => !uses.has(character)),
];

/** Finds the fonts to embed. */
export interface FontEmbedding {
  readonly measure: (page: Page) => void;
  /** The family and style in which a look's font is embedded, once all pages are measured; null if it is not. */
  readonly of: (look: Look) => EmbeddedLook | null;
  /** The characters that a font is asked for after the pages that were measured so far, by its PostScript name. */
  readonly charactersOf: CharactersOf;
  /** The fonts of the looks that were asked about. */
  readonly fonts: () => readonly EmbeddedFont[];
}

/**
 * Embeds fonts of a PDF that readers may lack, so that its text looks, and its lines break, as in the PDF. Families of
 * which every reader has one as wide are not embedded.
 * @param kept The fonts of the pages that were measured, by their PostScript names.
 */
export function createFontEmbedding(kept: ReadonlyMap<string, readonly KeptFont[]>): FontEmbedding {
  const uses = createFontUses((font) => kept.has(font));
  const choices = new Map<string, Choice | null>();
  const slots = new Map<string, EmbeddedFont>();
  let tag: string | undefined;

  /**
   * The name that a part of a font has in this document only: LibreOffice shows all open documents in the first font of a
   * name, which may lack the letters of the others. Licences reserve names for whole fonts, too.
   */
  const nameOfPart = (family: string): string => {
    tag ??= uses.digest().slice(0, tagDigits).toUpperCase();
    return `${family.slice(0, maxFamilyLetters - tagDigits - 1).trim()} ${tag}`;
  };
  /** Whether readers would show other text in a font, too, since they had no plainer one of its family. */
  const spreads = (font: string, { family }: EmbeddedFont) => {
    const used = uses.faces.get(font);
    if (used === undefined) return false;
    return [...uses.faces].some(([other, face]) => isPlainer(face, { ...used, family }) && choiceOf(other) === null);
  };
  const choiceOf = (font: string): Choice | null => {
    const known = choices.get(font);
    if (known !== undefined) return known;
    const use = uses.of(font);
    const chosen = use === undefined ? null : choose(font, kept.get(font) ?? [], use, nameOfPart);
    // Files may have two fonts of one family and style.
    const choice =
      chosen === null || slots.has(slotOf(chosen.embedded)) || spreads(font, chosen.embedded) ? null : chosen;
    if (choice !== null) slots.set(slotOf(choice.embedded), choice.embedded);
    choices.set(font, choice);
    return choice;
  };
  return {
    measure: uses.measure,
    of(look) {
      const choice = choiceOf(look.font);
      if (choice === null) return null;
      const { family, isBold, isItalic } = choice.embedded;
      // Where the file makes letters bold or slanted that its font has not, readers do it, too.
      const [emboldened, slanted] = [look.isBold && !choice.kept.isBold, look.isItalic && !choice.kept.isItalic];
      const { advanceOf } = choice.program;
      return { family, isBold: isBold || emboldened, isItalic: isItalic || slanted, advanceOf };
    },
    charactersOf: (font) => askedFor(uses.of(font)?.characters ?? new Map()),
    fonts: () => [...slots.values()],
  };
}
