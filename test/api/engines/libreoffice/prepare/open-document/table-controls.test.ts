import { expect, it } from 'vitest';
import {
  dropTableControls,
  tableControlHint,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/table-controls.ts';
import { edited } from '../../../../../support/office/edited.ts';

const field = '<form:text form:id="name"/>';
const grid = '<form:grid xml:id="rows" form:id="rows"><form:column><form:text/></form:column></form:grid>';
const shown = (id: string) => `<draw:control draw:control="${id}"><svg:title>A title</svg:title></draw:control>`;

it('leaves out table controls and where they are shown, and nothing else', () => {
  const form = (fields: string, text: string) =>
    `<o><form:form>${fields}</form:form><text:p>Rows: ${text}</text:p></o>`;
  expect(edited(form(field + grid, shown('rows') + shown('name')), dropTableControls)).toBe(form(field, shown('name')));
  expect(edited(form(field, shown('name')), dropTableControls)).toBeNull();
  expect(tableControlHint.test(grid)).toBe(true);
});
