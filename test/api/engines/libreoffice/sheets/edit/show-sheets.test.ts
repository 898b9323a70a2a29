import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { showSheets } from '../../../../../../api/engines/libreoffice/sheets/edit/show-sheets.ts';

const edited = async (xml: string, ...chosen: number[]) => {
  async function* source() {
    yield Buffer.from(xml);
  }
  return text(showSheets(new Set(chosen))(source()));
};

it('hides all other sheets, and opens the workbook with the first that is shown', async () => {
  const xml = (view: string, ...sheets: string[]) =>
    `<workbook><bookViews><workbookView${view}/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`;
  const before = xml(
    ' activeTab="0" firstSheet="2"',
    '<sheet name="A" state="visible" r:id="a"/>',
    `<sheet name=" state='hidden' " state='veryHidden' r:id="b"></sheet>`,
    '<sheet name="C" r:id="c"/>',
  );
  const after = await edited(before, 1, 2);
  expect(after.replace(/ +/g, ' ')).toBe(
    xml(
      ' activeTab="1"',
      '<sheet name="A" r:id="a" state="hidden"/>',
      `<sheet name=" state='hidden' " r:id="b"></sheet>`,
      '<sheet name="C" r:id="c"/>',
    ),
  );
});

it('tells which sheet comes first where the workbook does not', async () => {
  const sheet = '<x:sheets><x:sheet name="A"/></x:sheets></x:workbook>';
  expect(await edited(`<x:workbook><x:workbookPr/>${sheet}`, 0)).toBe(
    `<x:workbook><x:workbookPr/><x:bookViews><x:workbookView activeTab="0"/></x:bookViews>${sheet}`,
  );
});

it('leaves elements of the same name elsewhere as they are', async () => {
  const xml =
    '<workbook><sheet name="A"/><bookViews><workbookView activeTab="5"/></bookViews>' +
    '<sheets><extLst><sheet name="B"/></extLst></sheets></workbook>';
  expect((await edited(xml, 5)).replace(/ +/g, ' ')).toBe(xml);
});
