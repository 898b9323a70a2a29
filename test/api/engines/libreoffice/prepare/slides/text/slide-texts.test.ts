import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSlideTexts } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/slide-texts.ts';
import { packed, relationships } from '../../../../../../support/office/package.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slide-texts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const level = (size: number) => `<a:lvl1pPr><a:defRPr sz="${size}"/></a:lvl1pPr>`;
const shape = (place: string, size: number) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph ${place}/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle>${level(size)}</a:lstStyle></p:txBody></p:sp>`;

/** A presentation of two slides, the second before the first. */
async function read(slide: string, first: string) {
  const path = join(folder, 'slides.pptx');
  const parts = {
    'ppt/presentation.xml': `<p:presentation ${first}><p:sldIdLst><p:sldId id="256" r:id="b"/><p:sldId id="257" r:id="a"/></p:sldIdLst><p:defaultTextStyle>${level(1800).replace('/>', ' kern="1200"/>')}</p:defaultTextStyle></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships({
      a: ['slide', 'slides/1.xml'],
      b: ['slide', 'slides/2.xml'],
      t: ['theme', 'theme/1.xml'],
    }),
    'ppt/theme/1.xml':
      '<a:fontScheme><a:majorFont><a:latin typeface="Cambria"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme>',
    'ppt/tableStyles.xml': '<a:tblStyleLst><a:tblStyle styleId="{1}"/></a:tblStyleLst>',
    'ppt/slides/1.xml': `<p:sld>${slide}</p:sld>`,
    'ppt/slides/2.xml': '<p:sld/>',
    'ppt/slides/_rels/1.xml.rels': relationships({ layout: ['slideLayout', '../slideLayouts/1.xml'] }),
    'ppt/slideLayouts/1.xml': `<p:sldLayout>${shape('type="ctrTitle"', 6000)}${shape('type="subTitle" idx="1"', 3000)}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/1.xml.rels': relationships({ master: ['slideMaster', '../slideMasters/1.xml'] }),
    'ppt/slideMasters/1.xml': `<p:sldMaster>${shape('type="title"', 4400)}${shape('type="body" idx="1"', 3100)}<p:txStyles><p:titleStyle>${level(4000)}</p:titleStyle><p:bodyStyle>${level(3200)}</p:bodyStyle></p:txStyles></p:sldMaster>`,
  };
  await writeFile(path, await packed(parts));
  return readSlideTexts(path, new AbortController().signal);
}

const fit = '<a:normAutofit fontScale="90000"/>';

it('finds what a placeholder inherits from its layout, its master and the styles, in this order', async () => {
  const { inherited } = await read(fit, '');
  const levels = inherited?.get('ppt/slides/1.xml');
  const sizes = (type: string, index: string) => levels?.({ type, index }).map(([first]) => first?.size);
  expect(sizes('title', '0')).toEqual([6000, 4400, 4000, 1800]);
  expect(sizes('obj', '1')).toEqual([3000, 3100, 3200, 1800]);
  expect(sizes('sldNum', '7')).toEqual([undefined, undefined, undefined, 1800]);
  expect(levels?.(undefined).map(([first]) => first?.size)).toEqual([1800]);
  expect(inherited?.has('ppt/slides/2.xml')).toBe(false);
});

it('reads no layouts if no text was shrunk', async () => {
  expect((await read('<a:normAutofit/>', '')).inherited).toBeNull();
});

it('numbers slides in their order from the first number', async () => {
  const { numbers } = await read('', 'firstSlideNum="0"');
  expect([...(numbers ?? [])]).toEqual([
    ['ppt/slides/2.xml', 0],
    ['ppt/slides/1.xml', 1],
  ]);
  expect((await read('', '')).numbers).toBeNull();
});

it('tells from which size on text is kerned, and the fonts of the theme', async () => {
  const families = { '+mn-lt': 'Calibri', '+mj-lt': 'Cambria' };
  expect((await read('', '')).kerning).toEqual({ from: 1200, families });
});

it('names the styles of tables that the presentation carries', async () => {
  expect([...(await read('', '')).tableStyles]).toEqual(['{1}']);
});
