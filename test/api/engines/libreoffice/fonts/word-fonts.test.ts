import { describe, expect, it } from 'vitest';
import { createWordFonts } from '../../../../../api/engines/libreoffice/fonts/word-fonts.ts';
import { createXmlReader } from '../../../../../api/formats/xml/xml.ts';

const limits = { maxDepth: 100 };

/** The families that a document with these parts uses. */
function familiesOf(parts: Readonly<Record<string, string>>): readonly string[] {
  const fonts = createWordFonts();
  for (const [part, xml] of Object.entries(parts)) {
    const events = fonts.watch(part);
    if (events === undefined) continue;
    const reader = createXmlReader(events, limits);
    reader.write(Buffer.from(xml));
    reader.end();
  }
  return fonts.families();
}

const fontsOf = (ascii: string, cs = '') => `<w:rPr><w:rFonts w:ascii="${ascii}"${cs && ` w:cs="${cs}"`}/></w:rPr>`;
const documentOf = (body: string) => `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
const styleOf = (id: string, content: string, basedOn = '') =>
  `<w:style w:styleId="${id}">${basedOn && `<w:basedOn w:val="${basedOn}"/>`}${content}</w:style>`;
const stylesOf = (content: string) => `<w:styles xmlns:w="w">${content}</w:styles>`;

describe('the fonts of a Word document', () => {
  it('are those of its runs, but not of paragraph marks', () => {
    const body = `<w:p><w:pPr>${fontsOf('Mark')}</w:pPr><w:r>${fontsOf('Calibri')}<w:t>a</w:t></w:r></w:p>`;
    expect(familiesOf({ 'word/document.xml': documentOf(body) })).toEqual(['Calibri']);
  });

  it('are those of styles in use, inherited from the nearest ancestor or the defaults', () => {
    const styles = stylesOf(
      `<w:docDefaults><w:rPrDefault>${fontsOf('Default')}</w:rPrDefault></w:docDefaults>` +
        styleOf('Base', fontsOf('Georgia')) +
        styleOf('Derived', '', 'Base') +
        styleOf('Plain', '') +
        styleOf('Unused', fontsOf('Unused')),
    );
    const body =
      '<w:p><w:pPr><w:pStyle w:val="Derived"/></w:pPr></w:p><w:p><w:pPr><w:pStyle w:val="Plain"/></w:pPr></w:p>';
    const parts = { 'word/styles.xml': styles, 'word/document.xml': documentOf(body) };
    expect(familiesOf(parts)).toEqual(['Georgia', 'Default']);
  });

  it('end a chain of styles that loops with the default', () => {
    const styles = stylesOf(styleOf('A', '', 'B') + styleOf('B', '', 'A'));
    const body = '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr></w:p>';
    expect(familiesOf({ 'word/styles.xml': styles, 'word/document.xml': documentOf(body) })).toEqual([]);
  });

  it('count for a script only if its letters occur', () => {
    const run = (text: string) =>
      documentOf(`<w:p><w:r>${fontsOf('Calibri', 'Arabic Typesetting')}<w:t>${text}</w:t></w:r></w:p>`);
    expect(familiesOf({ 'word/document.xml': run('text') })).toEqual(['Calibri']);
    expect(familiesOf({ 'word/document.xml': run('نص') })).toEqual(['Calibri', 'Arabic Typesetting']);
  });

  it('take the place of references to the theme', () => {
    const theme = '<a:theme xmlns:a="a"><a:minorFont><a:latin typeface="Aptos"/></a:minorFont></a:theme>';
    const body =
      '<w:p><w:r><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:ascii="Calibri"/></w:rPr><w:t>a</w:t></w:r></w:p>';
    const parts = { 'word/theme/theme1.xml': theme, 'word/document.xml': documentOf(body) };
    expect(familiesOf(parts)).toEqual(['Aptos']);
  });
});
