import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { showRichTexts } from '../../../../../../api/engines/libreoffice/sheets/edit/show-rich-texts.ts';

const edited = (cells: string) => {
  const sheet = `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
  const edit = showRichTexts(new Map([[4, 'Fish & Co']]));
  return text(Readable.from(edit(Readable.from([Buffer.from(sheet)]))));
};

it('shows the texts of shares and the like in place of errors', async () => {
  expect(await edited('<c r="A1" s="2" t="e" vm="4"><v>#VALUE!</v></c><c r="B1" t="e"><v>#N/A</v></c>')).toContain(
    '<c r="A1" s="2" t="str"><v>Fish &amp; Co<!--#VALUE!--></v></c><c r="B1" t="e"><v>#N/A</v></c>',
  );
});

it('leaves other values as they are', async () => {
  const cells = '<c r="A1" t="e" vm="3"><v>#VALUE!</v></c><c r="B1" vm="4"><v>5</v></c><c r="C1" t="e" vm="4"><v/></c>';
  expect(await edited(cells)).toContain(cells.replace('<c r="C1" t="e" vm="4">', '<c r="C1" t="str">'));
});
