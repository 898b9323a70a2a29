import { expect, it } from 'vitest';
import {
  keepTabsInCells,
  tabHint,
} from '../../../../../../../api/engines/libreoffice/prepare/slides/tables/cell-tabs.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const kept = (content: string) => edited(content, keepTabsInCells);
const tab = (position: number, alignment = 'r') => `<a:tab pos="${position}" algn="${alignment}"/>`;
const cell = (tabs: string, attributes = '', properties = '<a:tcPr/>') =>
  `<a:tc${attributes}><a:txBody><a:bodyPr/><a:p><a:pPr><a:tabLst>${tabs}</a:tabLst></a:pPr></a:p></a:txBody>${properties}</a:tc>`;
const table = (...rows: readonly string[]) =>
  `<a:tbl><a:tblGrid><a:gridCol w="1000000"/><a:gridCol w="400000"/></a:tblGrid>${rows.map((row) => `<a:tr h="0">${row}</a:tr>`).join('')}</a:tbl>`;

it("moves tab stops at which text ends from beyond the cell's text to its edge", () => {
  expect(kept(table(cell(tab(500_000) + tab(900_000)) + cell(tab(300_000))))).toBe(
    table(cell(tab(500_000) + tab(817_120)) + cell(tab(217_120))),
  );
  const narrow = '<a:tcPr marL="0" marR="200000"/>';
  expect(kept(table(cell(tab(900_000), '', narrow)))).toBe(table(cell(tab(800_000), '', narrow)));
});

it('takes cells across columns as wide as these', () => {
  expect(kept(table(cell(tab(900_000), ' gridSpan="2"') + cell('', ' hMerge="1"')))).toBeNull();
  expect(kept(table(cell(tab(1_300_000), ' gridSpan="2"')))).toBe(table(cell(tab(1_217_120), ' gridSpan="2"')));
});

it('leaves other tab stops, and those outside of tables', () => {
  expect(kept(table(cell(tab(900_000, 'l'))))).toBeNull();
  expect(kept(`<a:p><a:pPr><a:tabLst>${tab(9_000_000)}</a:tabLst></a:pPr></a:p>`)).toBeNull();
});

it('leaves out an indent of nothing, where tab stops are and no style of the cell may give another', () => {
  const indented = (indent: string, tabs = tab(500_000), style = '') =>
    table(
      `<a:tc><a:txBody>${style}<a:p><a:pPr marL="0"${indent}><a:tabLst>${tabs}</a:tabLst></a:pPr></a:p></a:txBody></a:tc>`,
    );
  expect(kept(indented(' indent="0"'))).toBe(indented(''));
  expect(kept(indented(' indent="-90000"'))).toBeNull();
  expect(kept(indented(' indent="0"', ''))).toBeNull();
  const style = '<a:lstStyle><a:lvl1pPr indent="-90000"/></a:lstStyle>';
  expect(kept(indented(' indent="0"', tab(500_000), style))).toBeNull();
});

it('knows parts with tab stops', () => {
  expect(tabHint.test(tab(1))).toBe(true);
  expect(tabHint.test('<a:tabLst/><a:tbl/>')).toBe(false);
});
