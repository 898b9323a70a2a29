import { expect, it } from 'vitest';
import { readStyles } from '../../../../../../api/engines/libreoffice/sheets/read/read-styles.ts';

/** The styles of a workbook with these tables of formats, each with a font, a fill and a border to refer to. */
async function stylesOf(cellFormats: string, more = '') {
  const tables = [
    '<numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts>',
    '<fonts><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="20"/></font></fonts>',
    '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"/></fill></fills>',
    '<borders><border><left/></border><border><left style="thin"/></border></borders>',
    `<cellXfs>${cellFormats}</cellXfs>`,
  ];
  async function* source() {
    yield Buffer.from(`<?xml version="1.0"?><styleSheet>${tables.join('')}${more}</styleSheet>`);
  }
  return readStyles(source());
}

const formatOf = async (attributes: string, alignment = '') => {
  const aligned = alignment === '' ? '' : `<alignment ${alignment}/>`;
  const { formats } = await stylesOf(`<xf ${attributes}>${aligned}</xf>`);
  return formats[0];
};

it('takes the first font for the one that columns are measured in', async () => {
  expect((await stylesOf('<xf/>')).defaultFont).toEqual({ name: 'Arial', points: 10, bold: false });
});

it('knows how high lines of a font are, and how wide its letters', async () => {
  const [small, large] = (await stylesOf('<xf fontId="0"/><xf fontId="1"/>')).formats;
  expect(large?.linePx).toBeGreaterThan(1.5 * (small?.linePx ?? Number.POSITIVE_INFINITY));
  expect(large?.scalePx).toBeGreaterThan(1.5 * (small?.scalePx ?? Number.POSITIVE_INFINITY));
});

it('knows cells that are printed even if they are empty: those with a fill or a border', async () => {
  expect(await formatOf('fillId="0" borderId="0"')).toMatchObject({ visible: false });
  expect(await formatOf('fillId="1" borderId="0"')).toMatchObject({ visible: true });
  expect(await formatOf('fillId="0" borderId="1"')).toMatchObject({ visible: true });
});

it('knows formats that show no text', async () => {
  expect(await formatOf('numFmtId="164"')).toMatchObject({ hidesText: true });
  expect(await formatOf('numFmtId="1"')).toMatchObject({ hidesText: false });
});

it.each([
  ['', { align: 'start', wraps: false, contained: false, scattered: false, indent: 0 }],
  ['horizontal="right" indent="2"', { align: 'end', indent: 2 }],
  ['horizontal="center"', { align: 'center', contained: false }],
  ['horizontal="fill"', { align: 'start', fills: true, contained: false }],
  ['horizontal="justify"', { align: 'start', contained: true }],
  ['wrapText="1"', { wraps: true, contained: false }],
  ['shrinkToFit="true"', { contained: true }],
  ['textRotation="90"', { contained: true, scattered: false }],
  ['textRotation="45"', { contained: true, scattered: true }],
  ['textRotation="255"', { contained: true, scattered: true }],
])('reads the alignment %j', async (alignment, expected) => {
  expect(await formatOf('', alignment)).toMatchObject(expected);
});

it('takes no formats for differences, which repeat their elements', async () => {
  const differences = '<dxfs><dxf><font><sz val="99"/></font><alignment wrapText="1"/></dxf></dxfs>';
  const { formats, defaultFont } = await stylesOf('<xf/>', differences);
  expect(formats).toHaveLength(1);
  expect(formats[0]).toMatchObject({ wraps: false });
  expect(defaultFont.points).toBe(10);
});
