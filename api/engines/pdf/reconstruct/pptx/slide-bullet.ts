import { bulletOf } from '../compose/lists/open-list.ts';
import { type Counted, readNumber } from '../compose/lists/read-number.ts';
import { element } from '../ooxml/xml.ts';
import type { Label } from '../paragraphs/labels.ts';

/** What PowerPoint sets before a paragraph by itself: a sign, or a number that a scheme writes. */
export type SlideBullet =
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'number'; readonly scheme: string; readonly startsAt: number };

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
/** The font of bullets, which every reader has. */
const bulletFont = 'Arial';

/** Reads a label as what PowerPoint can set; null for any other, such as the number of a chapter. */
export function slideBullet(label: Label): SlideBullet | null {
  if (label.isBullet) return { type: 'sign', sign: bulletOf(label.text) };
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
  const font = element('a:buFont', { typeface: bulletFont });
  return bullet.type === 'sign'
    ? font + element('a:buChar', { char: bullet.sign })
    : element('a:buFont', { typeface: '+mj-lt' }) +
        element('a:buAutoNum', { type: bullet.scheme, startAt: bullet.startsAt === 1 ? undefined : bullet.startsAt });
}
