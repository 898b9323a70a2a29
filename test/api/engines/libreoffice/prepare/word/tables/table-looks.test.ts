import { expect, it } from 'vitest';
import { stateTableLooks } from '../../../../../../../api/engines/libreoffice/prepare/word/tables/table-looks.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const look = (attributes: string) => edited(`<w:tblPr><w:tblLook ${attributes}/></w:tblPr>`, stateTableLooks);

it('states in one number what a table shows of its style', () => {
  expect(look('w:firstRow="true" w:lastRow="1" w:firstColumn="0" w:noVBand="on"')).toContain('w:val="0460"');
  expect(look('w:lastColumn="1" w:noHBand="1" w:firstRow="false"')).toContain('w:val="0300"');
});

it('keeps the number that a table states, and tables that state nothing', () => {
  expect(look('w:val="04A0" w:firstRow="0"')).toBeNull();
  expect(look('')).toBeNull();
});
