import { expect, it } from 'vitest';
import {
  chooseUsualEntries,
  usualEntryHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/fields/list-choices.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const list = (inner: string) => `<w:ddList>${inner}<w:listEntry w:val="red"/><w:listEntry w:val="green"/></w:ddList>`;

it('shows the usual entry of a list where none was chosen', () => {
  expect(edited(list('<w:default w:val="1"/>'), chooseUsualEntries)).toBe(
    list('<w:result w:val="1"/><w:default w:val="1"/>'),
  );
  expect(usualEntryHint.test(list(''))).toBe(true);
});

it('keeps what was chosen, in each list for itself', () => {
  const chosen = list('<w:result w:val="0"/><w:default w:val="1"/>');
  expect(edited(chosen, chooseUsualEntries)).toBeNull();
  expect(edited(chosen + list('<w:default w:val="1"/>'), chooseUsualEntries)).toBe(
    chosen + list('<w:result w:val="1"/><w:default w:val="1"/>'),
  );
});

it('leaves other fields alone', () => {
  expect(edited(list(''), chooseUsualEntries)).toBeNull();
  expect(edited('<w:checkBox><w:default w:val="1"/></w:checkBox>', chooseUsualEntries)).toBeNull();
});
