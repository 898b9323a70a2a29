import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import {
  createPlainEditor,
  editBy,
  wouldChange,
} from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { fitLinesToGrid } from '../../../../../../../api/engines/libreoffice/prepare/word/grid/grid-lines.ts';

/** As Chinese documents have it. */
const pitch = 312;
const create = () => fitLinesToGrid(createPlainEditor(), pitch);
const style = (spacing: string, size: number) =>
  `<w:style w:styleId="1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:before="340" ${spacing}/></w:pPr><w:rPr><w:sz w:val="${size}"/></w:rPr></w:style>`;
const styles = (inner: string) => `<w:styles xmlns:w="w">${inner}</w:styles>`;

async function fitted(spacing: string, size: number, defaults = ''): Promise<string | undefined> {
  const edit = editBy(create);
  const written = await text(
    Readable.from(edit(Readable.from([Buffer.from(styles(defaults + style(spacing, size)))]))),
  );
  expect(written.endsWith('</w:styles>')).toBe(true);
  expect(written).toContain(`<w:sz w:val="${size}"/>`);
  return / w:line="(\d+)"/.exec(written)?.[1];
}

it('takes the multiple of one line of the grid where letters need two', async () => {
  expect(await fitted('w:line="578" w:lineRule="auto"', 44)).toBe('289');
  expect(await fitted('w:line="416"', 32)).toBe('240');
});

it('knows how many lines the letters of a font need', async () => {
  const defaults = (family: string) =>
    `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="${family}"/></w:rPr></w:rPrDefault></w:docDefaults>`;
  expect(await fitted('w:line="578"', 44, defaults('微软雅黑'))).toBe('240');
  expect(await fitted('w:line="578"', 44, defaults('SimSun'))).toBe('289');
  expect(await fitted('w:line="578"', 44, defaults('Arial'))).toBe('289');
});

it('leaves text alone that fits a line of the grid, and other spacing', async () => {
  expect(await fitted('w:line="360" w:lineRule="auto"', 21)).toBe('360');
  expect(await fitted('w:line="578" w:lineRule="exact"', 44)).toBe('578');
  expect(await fitted('w:line="240" w:lineRule="auto"', 44)).toBe('240');
});

it('says whether it changes a part', async () => {
  const changes = (part: string) => wouldChange(Readable.from([Buffer.from(styles(part))]), create);
  expect(await changes(style('w:line="578"', 44))).toBe(true);
  expect(await changes(style('w:line="240"', 44))).toBe(false);
  expect(await changes('<w:style><w:name w:val="Normal"/></w:style>')).toBe(false);
});
