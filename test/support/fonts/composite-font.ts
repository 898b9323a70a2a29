import { writeFonts } from '../../../api/formats/fonts/sfnt.ts';
import { liberationSans } from './font-file.ts';

/** For each glyph, the numbers of those that it is made of; none for a simple one. */
type Glyphs = readonly (readonly number[])[];

/** A TrueType font whose first glyphs are made of others. */
export async function compositeFont(glyphs: Glyphs): Promise<Buffer> {
  const font = await liberationSans();
  const table = (name: string) => font.tables.get(name) ?? Buffer.alloc(0);
  const count = table('maxp').readUInt16BE(4);
  const written = glyphs.map((components) => {
    const glyph = Buffer.alloc(12 + 6 * components.length);
    glyph.writeInt16BE(components.length === 0 ? 0 : -1, 0);
    components.forEach((component, index) => {
      const isLast = index === components.length - 1;
      glyph.writeUInt16BE(isLast ? 0 : 0x20, 10 + 6 * index);
      glyph.writeUInt16BE(component, 12 + 6 * index);
    });
    return glyph;
  });
  const loca = Buffer.alloc(4 * (count + 1));
  let end = 0;
  for (let glyph = 0; glyph <= count; glyph++) {
    loca.writeUInt32BE(end, 4 * glyph);
    end += written[glyph]?.length ?? 0;
  }
  table('head').writeInt16BE(1, 50);
  font.tables.set('loca', loca);
  font.tables.set('glyf', Buffer.concat(written));
  return writeFonts([font]);
}

/** A font in which each of several glyphs is made of ten of the next. */
export const tenfoldFont = (levels: number): Promise<Buffer> =>
  compositeFont([...Array.from({ length: levels }, (_, level) => Array.from({ length: 10 }, () => level + 1)), []]);
