import { expect, it } from 'vitest';
import { embedInText } from '../../../../../../api/engines/libreoffice/fonts/embedded/embed-in-text.ts';
import { edited } from '../../../../../support/office/edited.ts';

const family = { family: 'Alegreya Sans', isBold: false, isItalic: false, bytes: Buffer.from('regular') };
const fonts = [family, { ...family, isBold: true, isItalic: true, bytes: Buffer.from('bold italic') }];
const { edits, added } = embedInText(fonts);

/** A part after its edits. */
const editedPart = (name: string, xml: string) =>
  edits.filter(([part]) => part === name).reduce((text, [, wrap]) => edited(text, wrap) ?? text, xml);

it('refers to the files of fonts where their families are declared', () => {
  const other = '<style:font-face style:name="F1" svg:font-family="Arial"/>';
  const content = editedPart(
    'content.xml',
    `<a><style:font-face style:name="F0" svg:font-family="'Alegreya Sans'"/>${other}</a>`,
  );
  expect(content.match(/<svg:font-face-uri [^>]*>/g)).toEqual([
    '<svg:font-face-uri xlink:href="Fonts/Font1.ttf" xlink:type="simple" loext:font-style="normal" loext:font-weight="normal">',
    '<svg:font-face-uri xlink:href="Fonts/Font2.ttf" xlink:type="simple" loext:font-style="italic" loext:font-weight="bold">',
  ]);
  expect(content).toContain(`</svg:font-face-src></style:font-face>${other}`);
  expect([...added]).toEqual([
    ['Fonts/Font1.ttf', Buffer.from('regular')],
    ['Fonts/Font2.ttf', Buffer.from('bold italic')],
  ]);
});

it('declares families that only styles of texts name', () => {
  const declarations = '<office:font-face-decls xmlns:office="o"></office:font-face-decls>';
  const content = editedPart('content.xml', declarations);
  expect(content.match(/ svg:font-family="[^"]*"/g)).toEqual([` svg:font-family="'Alegreya Sans'"`]);
  expect(content.match(/xlink:href="[^"]*"/g)).toEqual([
    'xlink:href="Fonts/Font1.ttf"',
    'xlink:href="Fonts/Font2.ttf"',
  ]);
  expect(editedPart('styles.xml', declarations)).not.toContain('font-family');
});

it('lists the files in the manifest', () => {
  const root = '<manifest:file-entry manifest:full-path="/"/>';
  const listed = ['Fonts/Font1.ttf', 'Fonts/Font2.ttf']
    .map((part) => `<manifest:file-entry manifest:full-path="${part}" manifest:media-type="application/x-font-ttf"/>`)
    .join('');
  expect(editedPart('META-INF/manifest.xml', `<manifest:manifest>${root}</manifest:manifest>`)).toBe(
    `<manifest:manifest>${root}${listed}</manifest:manifest>`,
  );
});

it('has LibreOffice keep them when it saves the text', () => {
  const settings = (embeds: boolean) =>
    `<s><c:item c:name="EmbedFonts">${embeds}</c:item><c:item c:name="PrintEmptyPages">false</c:item></s>`;
  expect(editedPart('settings.xml', settings(false))).toBe(settings(true));
});
