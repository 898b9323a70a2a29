import { expect, it } from 'vitest';
import { borderXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/body/border-xml.ts';

it('writes a side in eighths of a point, a quarter of one at least', () => {
  expect(borderXml('w:top', { width: 1.5, colour: '112233' }, 4)).toBe(
    '<w:top w:val="single" w:sz="12" w:space="4" w:color="112233"/>',
  );
  expect(borderXml('w:left', { width: 0.1, colour: '000000' })).toContain('w:sz="2" w:space="0"');
  expect(borderXml('w:left', { width: 1, colour: '000000', dash: 'dotted' })).toContain('w:val="dotted"');
  expect(borderXml('w:left', null)).toBe('<w:left w:val="nil"/>');
});
