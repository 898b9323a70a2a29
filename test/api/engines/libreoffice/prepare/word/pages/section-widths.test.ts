import { describe, expect, it } from 'vitest';
import {
  readSectionLines,
  type SectionLines,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/section-widths.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';

const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:bottom="1421" w:right="1400" w:left="1500" w:gutter="6"/>';

/** The sections of a text, which arrives in chunks of some length. */
function linesOf(text: string, length = 64_000): Promise<readonly SectionLines[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
  }
  return readSectionLines(chunks());
}

const widthsOf = async (text: string, length?: number) => (await linesOf(text, length)).map(({ width }) => width);

describe('readSectionLines', () => {
  it('takes the margins and the gutter from the width of the page', async () => {
    expect(await widthsOf(`<w:p/><w:sectPr w:rsidR="00A1">${page}</w:sectPr>`)).toEqual([9000]);
  });

  it('reads sections in order, whatever their prefix, and those that state nothing', async () => {
    const own = page.replaceAll('w:', '');
    const text = `<w:sectPr/><w:sectPr w:rsidR="1"/><sectPr>${own}</sectPr><w:sectPr>${page}</w:sectPr>`;
    expect(await widthsOf(text)).toEqual([undefined, undefined, 9000, 9000]);
  });

  it('divides the width by the columns where they are alike', async () => {
    const like = (columns: string) => widthsOf(`<w:sectPr>${page}${columns}</w:sectPr>`);
    expect(await like('<w:cols w:num="2" w:space="400"/>')).toEqual([4300]);
    expect(await like('<w:cols w:num="2"/>')).toEqual([4140]);
    expect(await like('<w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000"/><w:col w:w="6000"/></w:cols>')).toEqual([
      undefined,
    ]);
  });

  it('knows where the text of a page begins, where it has one column', async () => {
    const lefts = (await linesOf(`<w:sectPr>${page}</w:sectPr><w:sectPr>${page}<w:cols w:num="2"/></w:sectPr>`)).map(
      ({ left }) => left,
    );
    expect(lefts).toEqual([1506, undefined]);
  });

  it('knows the height of the lines of grids, where only lines keep to them', async () => {
    const grids = ['w:type="lines" w:linePitch="312"', 'w:linePitch="360" w:type="linesAndChars"', 'w:linePitch="360"'];
    const more = ['w:type="linesAndChars" w:linePitch="312" w:charSpace="-2714"', 'w:type="lines"'];
    const text = [...grids, ...more].map((grid) => `<w:sectPr>${page}<w:docGrid ${grid}/></w:sectPr>`).join('');
    const found = (await linesOf(text)).map(({ grid }) => grid);
    expect(found).toEqual([
      { pitch: 312, height: 14000 },
      { pitch: 360, height: 14000 },
      undefined,
      undefined,
      undefined,
    ]);
    expect(await linesOf('<w:sectPr><w:docGrid w:type="lines" w:linePitch="312"/></w:sectPr>')).toEqual([{}]);
  });

  it('takes no account of what a section was before a tracked change', async () => {
    const before = '<w:sectPr><w:pgSz w:w="1"/><w:cols w:num="3"/></w:sectPr>';
    const text = `<w:sectPr>${page}<w:sectPrChange w:id="1">${before}</w:sectPrChange></w:sectPr>`;
    expect(await widthsOf(`${text}<w:sectPr>${page}</w:sectPr>`)).toEqual([9000, 9000]);
  });

  it('finds sections wherever chunks end', async () => {
    const text = `${'x'.repeat(600)}<w:sectPr w:rsidR="00A1">${page}</w:sectPr>`.repeat(3);
    for (const length of [1, 7, 64]) expect(await widthsOf(text, length)).toEqual([9000, 9000, 9000]);
  });

  it(
    'is fast where sections never end',
    withinCpuTime(3000, async () => {
      await widthsOf('<w:sectPr>'.repeat(1_000_000));
    }),
  );
});
