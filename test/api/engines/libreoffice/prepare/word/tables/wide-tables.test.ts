import { expect, it } from 'vitest';
import {
  keepWideTables,
  shareHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/tables/wide-tables.ts';
import { edited } from '../../../../../../support/office/edited.ts';

/** A table with columns of 6000 and 4500, and its properties. */
const table = (properties: string, columns = '<w:gridCol w:w="6000"/><w:gridCol w:w="4500"/>') =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${columns}</w:tblGrid><w:tr/></w:tbl>`;
const share = (w: string) => `<w:tblW w:w="${w}" w:type="pct"/>`;
const width = '<w:tblW w:w="10500" w:type="dxa"/>';
const indent = (w: number) => `<w:tblInd w:w="${w}" w:type="dxa"/>`;

it.each(['5250', '105%', '105.0%'])('makes a table of %s of the width of the text as wide as its columns', (w) => {
  expect(edited(table(share(w)), keepWideTables)).toBe(table(width));
  expect(shareHint.test(share(w))).toBe(true);
});

it('has a centred one begin as far out as it ends', () => {
  const centred = '<w:jc w:val="center"/>';
  expect(edited(table(share('5250') + centred), keepWideTables)).toBe(table(width + indent(-250)));
  expect(edited(table(share('5250') + centred + indent(100)), keepWideTables)).toBe(
    table(`${width}<w:jc w:val="left"/>${indent(-250)}`),
  );
  expect(edited(table(`${share('5250')}<w:jc w:val="end"/>`), keepWideTables)).toBe(
    table(`${width}<w:jc w:val="end"/>`),
  );
});

it('has one that would float begin where it is placed beside the text', () => {
  const floating = (place: string) => `<w:tblpPr w:horzAnchor="margin" ${place} w:tblpY="276"/>`;
  expect(edited(table(floating('w:tblpX="-180"') + share('5250')), keepWideTables)).toBe(table(indent(-180) + width));
  expect(edited(table(floating('w:tblpXSpec="center"') + share('5250')), keepWideTables)).toBe(
    table(indent(-250) + width),
  );
  const onPage = '<w:tblpPr w:horzAnchor="page" w:tblpX="500"/>';
  expect(edited(table(onPage + share('5250')), keepWideTables)).toBe(table(onPage + width));
});

it('counts the columns as they are, not as they were before a tracked change', () => {
  const columns =
    '<w:gridCol w:w="10500"/><w:tblGridChange><w:tblGrid><w:gridCol w:w="900"/></w:tblGrid></w:tblGridChange>';
  expect(edited(table(share('5250'), columns), keepWideTables)).toBe(table(width, columns));
});

it.each([
  ['as wide as the text', table(share('5000'))],
  ['of a fixed width', table(width)],
  ['without columns', table(share('5250'), '')],
  ['with columns beyond any page', table(share('5250'), '<w:gridCol w:w="90000"/>')],
])('leaves tables alone that are %s', (_, content) => {
  expect(edited(content, keepWideTables)).toBeNull();
});
