import { expect, it } from 'vitest';
import { collectStops } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/tab-stops.ts';
import { moveSections } from '../../../../../../../api/engines/libreoffice/prepare/word/pages/moved-sections.ts';
import type { SectionShift } from '../../../../../../../api/engines/libreoffice/prepare/word/pages/section-margins.ts';
import type {
  ParagraphLook,
  TextStyles,
} from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const shift: SectionShift = { left: 500, right: -100, pageLeft: 800, pageRight: 900, width: 9600 };
const styled = (paragraph: ParagraphLook): TextStyles => ({
  styleOf: () => ({ paragraph, text: {} }),
  characterStyleOf: () => ({}),
  lookOfParagraph: () => ({}),
  lookOfRun: () => ({}),
  sectionWidths: [],
  sectionLefts: [],
  sectionGrids: [],
});

/** What becomes of the body of a document, whose first section is moved. */
function moved(body: string, paragraph: ParagraphLook = {}): string | null {
  const [start, end] = ['<w:body>', '</w:body>'];
  const settings = { shifts: [shift], styles: styled(paragraph), stopsOf: collectStops([]) };
  const written = edited(start + body + end, (editor) => moveSections(editor, settings), 'w:document');
  return written === null ? null : written.slice(start.length, -end.length);
}

const run = '<w:r><w:t>a</w:t></w:r>';
const indent = (left: number, right: number, first = 0) =>
  `<w:ind w:left="${left}" w:right="${right}" w:${first < 0 ? 'hanging' : 'firstLine'}="${Math.abs(first)}"/>`;

it('moves paragraphs, with their first lines and tab stops', () => {
  expect(moved(`<w:p>${run}</w:p>`)).toBe(`<w:p><w:pPr>${indent(500, -100)}</w:pPr>${run}</w:p>`);
  expect(moved('<w:p/>')).toBe(`<w:p><w:pPr>${indent(500, -100)}</w:pPr></w:p>`);
  const tabs = (place: number) => `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${place}"/></w:tabs>`;
  const look = { left: 300, right: 200, first: -150 };
  expect(moved(`<w:p><w:pPr>${tabs(4000)}<w:ind w:left="300"/><w:jc w:val="both"/></w:pPr>${run}</w:p>`, look)).toBe(
    `<w:p><w:pPr>${tabs(4500)}${indent(800, 100, -150)}<w:jc w:val="both"/></w:pPr>${run}</w:p>`,
  );
  expect(moved(`<w:p><w:pPr><w:bidi/></w:pPr></w:p>`)).toBe(`<w:p><w:pPr><w:bidi/>${indent(-100, 500)}</w:pPr></w:p>`);
});

it('moves tables and drawings, and leaves what is within them', () => {
  const table = (width: string, ind: string) =>
    `<w:tbl><w:tblPr>${width}${ind}</w:tblPr><w:tr><w:tc><w:p>${run}</w:p></w:tc></w:tr></w:tbl>`;
  const width = (value: number, type: string) => `<w:tblW w:w="${value}" w:type="${type}"/>`;
  const ind = (value: number) => `<w:tblInd w:w="${value}" w:type="dxa"/>`;
  expect(moved(table(width(5000, 'pct'), ''))).toBe(table(width(4800, 'pct'), ind(500)));
  expect(moved(table(width(3000, 'dxa'), ind(100)))).toBe(table(width(3000, 'dxa'), ind(600)));
  const centred = table(width(3000, 'dxa'), '<w:jc w:val="center"/>');
  expect(moved(centred)).toBe(centred);
  const drawn = (from: string, place: number, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:drawing><wp:positionH relativeFrom="${from}"><wp:posOffset>${place}` +
    '</wp:posOffset></wp:positionH></w:drawing></w:r></w:p>';
  expect(moved(drawn('column', 1000))).toBe(drawn('column', 1000 + 500 * 635, indent(500, -100)));
  expect(moved(drawn('page', 1000))).toBe(drawn('page', 1000, indent(500, -100)));
});

it('gives pages their margins, and columns less space', () => {
  const section = (left: number, right: number, space: number) =>
    `<w:sectPr><w:pgMar w:left="${left}" w:right="${right}"/><w:cols w:num="2" w:space="${space}"/></w:sectPr>`;
  const last = `<w:p><w:pPr>${section(1300, 800, 700)}</w:pPr></w:p>`;
  // What follows is another section, which stays.
  expect(moved(`${last}<w:p>${run}</w:p>`)).toBe(
    `<w:p><w:pPr>${indent(500, -100)}${section(800, 900, 300)}</w:pPr></w:p><w:p>${run}</w:p>`,
  );
  expect(moved(section(1300, 800, 700))).toBe(section(800, 900, 300));
  const column = (width: number, space: number) => `<w:col w:w="${width}" w:space="${space}"/>`;
  const uneven = (space: number, ...columns: readonly string[]) =>
    `<w:sectPr><w:cols w:num="2" w:space="${space}">${columns.join('')}</w:cols></w:sectPr>`;
  expect(moved(uneven(700, column(2000, 600), '<w:col w:w="6000"/>'))).toBe(
    uneven(300, column(2400, 200), '<w:col w:w="6400"/>'),
  );
});
