import { expect, it } from 'vitest';
import { childOf } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import { keepGridHeights } from '../../../../../../../api/engines/libreoffice/prepare/word/grid/grid-heights.ts';
import type { TextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { attributeOf } from '../../../../../../../api/formats/xml/xml-names.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';

/** Letters of 10 points in SimSun: their lines are 13 points high. */
const styles: TextStyles = {
  styleOf: (id) => ({
    paragraph: id === 'Close' ? { snapsToGrid: false } : id === 'Wide' ? { line: 360 } : {},
    text: { family: 'SimSun', eastAsian: 'SimSun', halfPoints: 20 },
  }),
  characterStyleOf: () => ({}),
  lookOfParagraph: (properties) => {
    const rule = attributeOf(childOf(properties, 'spacing')?.attributes ?? {}, 'lineRule');
    return rule === undefined ? {} : { lineRule: rule };
  },
  lookOfRun: (properties) => {
    const size = childOf(properties, 'sz');
    return size === undefined ? {} : { halfPoints: Number(attributeOf(size.attributes, 'val')) };
  },
  sectionWidths: [undefined, undefined],
  sectionLefts: [undefined, undefined],
  sectionGrids: [{ pitch: 300, height: 14_000 }, undefined],
};

const keep = (content: string, reachesTables = true) =>
  edited(content, (editor) => keepGridHeights(editor, { styles, reachesTables }));
const run = (text: string, size = 20) => `<r><rPr><sz val="${size}"/></rPr><t>${text}</t></r>`;
const spacing = (line: number) => `<spacing line="${line}" lineRule="atLeast"/>`;
const section = (top: number, bottom: number, type: string) =>
  `<sectPr><pgMar top="${top}" bottom="${bottom}"/><docGrid type="${type}" linePitch="300"/></sectPr>`;
const kept = (text: string) => `<p><pPr>${spacing(300)}</pPr>${run(text)}</p>`;

it('gives lines whole heights of the grid, and takes the grid away', () => {
  // Letters are centred in lines of the grid: two points higher than at the bottom of a line of 15 points.
  expect(keep(`<p>${run('汉字')}</p>${section(1440, 1440, 'lines')}`)).toBe(
    `<p><pPr>${spacing(300)}</pPr>${run('汉字')}</p>${section(1420, 1460, 'default')}`,
  );
});

it('takes as many lines of the grid as most letters of a paragraph need', () => {
  expect(keep(`<p>${run('大字', 30)}${run('小', 20)}</p>`)).toContain(spacing(600));
  expect(keep(`<p>${run('大', 30)}${run('小字小字', 20)}</p>`)).toContain(spacing(300));
});

it('multiplies lines of the grid by the spacing of a style, in its place among the properties', () => {
  const paragraph = (more: string) => `<p><pPr><pStyle val="Wide"/>${more}<jc val="left"/></pPr>${run('字')}</p>`;
  expect(keep(paragraph(''))).toBe(paragraph(spacing(450)));
});

it('leaves tables alone where the grid does not reach them', () => {
  const cell = (paragraph: string) => `<tbl><tr><tc>${paragraph}</tc></tr></tbl>`;
  const content = `${cell(`<p>${run('字')}</p>`)}<p>${run('字')}</p>`;
  expect(keep(content)).toBe(cell(kept('字')) + kept('字'));
  expect(keep(content, false)).toBe(cell(`<p>${run('字')}</p>`) + kept('字'));
});

it.each([
  ['that keep to no grid', '<p><pPr><pStyle val="Close"/></pPr></p>'],
  ['with exact lines', '<p><pPr><spacing line="400" lineRule="exact"/></pPr></p>'],
])('leaves paragraphs alone %s', (_, paragraph) => {
  expect(keep(paragraph) ?? paragraph).toBe(paragraph);
});

it('gives pictures the room of whole lines, of which what is below may stand in the margin', () => {
  const drawing = `<drawing><inline><extent cy="${280 * 635}"/></inline></drawing>`;
  const [, after, line] = /<spacing after="(\d+)" line="(\d+)"/.exec(keep(`<p><r>${drawing}</r></p>`) ?? '') ?? [];
  expect(Number(after) + Number(line)).toBe(600);
  expect(Number(line)).toBeGreaterThan(280 + Number(after));
});

it('leaves lines alone that would not fit a page', () => {
  const drawing = `<drawing><inline><extent cy="${13_900 * 635}"/></inline></drawing>`;
  const pictured = `<p><r>${drawing}</r></p>`;
  expect(keep(pictured) ?? pictured).toBe(pictured);
  const endless = `<p>${run('字', 1e9)}</p>`;
  expect(keep(endless) ?? endless).toBe(endless);
});

it('keeps the heights of paragraphs in tables and boxes, and of those that end a section', () => {
  const box = (content: string) => `<r><drawing><txbxContent>${content}</txbxContent></drawing></r>`;
  const plain = `<p>${run('字')}</p>`;
  expect(keep(`<tbl><tr><tc>${plain}</tc></tr></tbl>`)).toContain(kept('字'));
  expect(keep(`<p>${box(plain)}</p>`)).toContain(box(kept('字')));
  const ending = (grid: string) => `<p><pPr>${grid}</pPr>${run('字')}</p>`;
  expect(keep(ending(section(1440, 1440, 'lines')))).toBe(
    ending(`${section(1420, 1460, 'default')}`).replace('<sectPr>', `${spacing(300)}<sectPr>`),
  );
});

it('leaves the text of sections alone that have no grid', () => {
  const second = `<p>${run('字')}</p><sectPr><docGrid linePitch="300"/></sectPr>`;
  expect(keep(section(1440, 1440, 'lines') + second)).toBe(section(1440, 1440, 'default') + second);
});

it(
  'is fast in long documents',
  withinCpuTime(3000, () => {
    const text = '字'.repeat(20);
    expect(keep(`<p>${run(text)}</p>`.repeat(5000))).toBe(kept(text).repeat(5000));
  }),
);
