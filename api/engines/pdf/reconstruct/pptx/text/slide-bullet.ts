import { bulletOf } from '../../compose/lists/open-list.ts';
import { type Counted, readNumber } from '../../compose/lists/read-number.ts';
import type { Look } from '../../model/page-model.ts';
import { fontFamily } from '../../ooxml/font-family.ts';
import { element } from '../../ooxml/xml.ts';
import type { Label } from '../../paragraphs/labels.ts';
import { thresholds } from '../thresholds.ts';

/** What PowerPoint sets before a paragraph by itself: a sign, or a number that a scheme writes. */
export type SlideBullet = (
  | { readonly type: 'sign'; readonly sign: string; readonly font: string }
  | { readonly type: 'number'; readonly scheme: string; readonly startsAt: number }
) & {
  /** Its size as a share of that of the text; not set if they are the same. */
  readonly share?: number;
  /** RRGGBB; not set if the text has the same colour. */
  readonly colour?: string;
};

/** How schemes are called (`ST_TextAutonumberScheme`, ECMA-376 part 1, section 20.1.10.61). */
const formats: Readonly<Partial<Record<Counted['format'], string>>> = {
  decimal: 'arabic',
  lowerLetter: 'alphaLc',
  upperLetter: 'alphaUc',
  lowerRoman: 'romanLc',
  upperRoman: 'romanUc',
};
/** The ends of their names, by what is before and after the number. */
const surroundings: Readonly<Record<string, string>> = { '.': 'Period', ')': 'ParenR', '()': 'ParenBoth' };
/** The font of most bullets, which every reader has. */
const usualFont = 'Arial';
/** The family whose letter o Word has as a circle. */
const typewriter = 'Courier New';

/**
 * A bullet that common fonts have, or the letter o of a typewriter. LibreOffice sets those of Wingdings, which it lacks, too
 * high.
 * @param font The PostScript name of the font on the page.
 */
function signOf(text: string, font: string): SlideBullet {
  const isTyped = text === 'o' && fontFamily(font) === typewriter;
  return { type: 'sign', sign: bulletOf(text), font: isTyped ? typewriter : usualFont };
}

/** In what a label differs from its text, which it otherwise looks like. */
function ownLook(look: Look, text: Look): Pick<SlideBullet, 'share' | 'colour'> {
  const share = look.size / text.size;
  const { sameShare, min, max } = thresholds.bulletSize;
  return {
    ...(Math.abs(share - 1) > sameShare && share > min && share < max && { share }),
    ...(look.colour !== text.colour && { colour: look.colour }),
  };
}

/**
 * Reads a label as what PowerPoint can set; null for any other, such as the number of a chapter.
 * @param look That of the label.
 * @param text That of the text after it.
 */
export function slideBullet(label: Label, look: Look, text: Look = look): SlideBullet | null {
  const bullet = label.isBullet ? signOf(label.text, look.font) : numberOf(label);
  return bullet === null ? null : { ...bullet, ...ownLook(look, text) };
}

function numberOf(label: Label): SlideBullet | null {
  const [counted] = readNumber(label, () => false);
  if (counted == null || counted.outer.length > 0) return null;
  const [format, surrounding] = [formats[counted.format], surroundings[counted.open + counted.close]];
  return format === undefined || surrounding === undefined
    ? null
    : { type: 'number', scheme: format + surrounding, startsAt: counted.value };
}

/** Writes the bullet among the properties of a paragraph (`EG_TextBullet`, section 21.1.2.4). */
export function slideBulletXml(bullet: SlideBullet | null): string {
  if (bullet === null) return element('a:buNone');
  const { share, colour } = bullet;
  const own =
    (colour === undefined ? '' : element('a:buClr', {}, element('a:srgbClr', { val: colour }))) +
    (share === undefined ? '' : element('a:buSzPct', { val: Math.round(share * 100_000) }));
  return own + labelXml(bullet);
}

const labelXml = (bullet: SlideBullet) =>
  bullet.type === 'sign'
    ? element('a:buFont', { typeface: bullet.font }) + element('a:buChar', { char: bullet.sign })
    : element('a:buFont', { typeface: '+mj-lt' }) +
      element('a:buAutoNum', { type: bullet.scheme, startAt: bullet.startsAt === 1 ? undefined : bullet.startsAt });
