import { symbolSigns } from '../../../formats/fonts/symbol-signs.ts';
import { rewriteParts } from './rewrite-parts.ts';
import { endOfWholeGroups } from './rtf-groups.ts';

/** A list of fonts that is longer is not held. */
const maxHeld = 65_536;
/** Above the numbers of LibreOffice's fonts, which it counts from 0. */
const wingdings = 9_999;

/** LibreOffice begins its list of fonts with Times New Roman and this. */
const symbol = String.raw`{\f1\froman\fprq2\fcharset2 Symbol;}`;
const fonts = { Symbol: 1, Wingdings: wingdings } as const;

const endOfWhole = endOfWholeGroups({
  beginnings: ['{\\fonttbl', '{\\listlevel', '{\\listtext'],
  ending: /\}\}|\\li\d|\\tab\}/,
  maxLength: maxHeld,
});

const fontTable = /\{\\fonttbl.*?\}\}/s;
const level = /(\\levelnfc23[^}]*\{\\leveltext \\'01\\u(\d+) \?;\}\{\\levelnumbers;\})\\f(\d+)/g;
const label = /(\{\\listtext[^{}]*)\\u(\d+)\\'3f\\tab\}/g;

const signOf = (code: string | undefined) => symbolSigns[String.fromCharCode(Number(code))];

/**
 * Gives the bullets of an RTF document the symbol fonts that they are signs of: LibreOffice writes the list of fonts before
 * it counts those of bullets, and readers that miss them draw boxes. The copies of labels for readers that know no lists
 * become characters that every font has.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export function nameBulletFonts(source: AsyncIterable<string>): AsyncGenerator<string> {
  let listed: string | undefined;
  return rewriteParts(source, endOfWhole, (text) => {
    listed ??= fontTable.exec(text)?.[0];
    const isListed = (font: string) => listed?.includes(`{\\f${font}\\`);
    return text
      .replace(symbol, `${symbol}{\\f${wingdings}\\fnil\\fprq2\\fcharset2 Wingdings;}`)
      .replace(level, (whole, before: string, code: string, font: string) => {
        const sign = signOf(code);
        return sign === undefined || isListed(font) ? whole : `${before}\\f${fonts[sign.font]}`;
      })
      .replace(label, (whole, before: string, code: string) => {
        const sign = signOf(code);
        return sign === undefined ? whole : `${before}\\u${sign.text.charCodeAt(0)}\\'3f\\tab}`;
      });
  });
}
