import { expect, it } from 'vitest';
import { barHint, dropBarTabs } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/bar-tabs.ts';
import { edited } from '../../../../../../support/office/edited.ts';

it('drops stops that are lines only', () => {
  const bar = '<w:tab w:val="bar" w:pos="2000"/>';
  const left = '<w:tab w:val="left" w:pos="4000"/>';
  expect(edited(`<w:tabs>${bar}${left}</w:tabs>`, dropBarTabs)).toBe(`<w:tabs>${left}</w:tabs>`);
  expect(edited(`<w:tabs>${left}</w:tabs><w:r><w:tab/></w:r>`, dropBarTabs)).toBeNull();
  expect(barHint.test(bar)).toBe(true);
});
