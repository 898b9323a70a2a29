import { expect, it } from 'vitest';
import { tabsXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/tabs-xml.ts';

it('writes tab stops from left to right, with their leaders', () => {
  expect(tabsXml([])).toBe('');
  expect(
    tabsXml([
      { at: 100, alignment: 'right', leader: 'dot' },
      { at: 20, alignment: 'left', leader: 'none' },
    ]),
  ).toBe('<w:tabs><w:tab w:val="left" w:pos="400"/><w:tab w:val="right" w:leader="dot" w:pos="2000"/></w:tabs>');
});
