import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type FontCollection } from 'fontkit';
import { setNames } from '../../../api/formats/fonts/names.ts';
import { readFonts, type Font as Tables, writeFonts } from '../../../api/formats/fonts/sfnt.ts';

const require = createRequire(import.meta.url);

/** The tables of a TrueType font that comes with a package of ours: Liberation Sans. */
export async function liberationSans(): Promise<Tables> {
  const file = require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
  const [font] = readFonts(await readFile(file));
  if (font === undefined) throw new Error('the file holds no font');
  return font;
}

/** Liberation Sans under another family's name, as a file. */
export async function liberationSansAs(family: string): Promise<Buffer> {
  const font = await liberationSans();
  setNames(font, family, 'Regular');
  return writeFonts([font]);
}

/** A font as presentations embed it: in Embedded OpenType 2.1, neither compressed nor encrypted, without names. */
export function embeddedOpenType(font: Buffer): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32LE(header.length + font.length, 0);
  header.writeUInt32LE(font.length, 4);
  header.writeUInt32LE(0x00020001, 8);
  header.writeUInt8(1, 26);
  header.writeUInt32LE(400, 28);
  header.writeUInt16LE(0x504c, 34);
  return Buffer.concat([header, font]);
}

/** Fonts as another program reads them, once they are written as a file. */
export function reread(...fonts: readonly Tables[]): readonly Font[] {
  const read = create(writeFonts(fonts)) as Font | FontCollection;
  return 'fonts' in read ? read.fonts : [read];
}
