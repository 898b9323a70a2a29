import { expect, it } from 'vitest';
import {
  dropLoneLineRules,
  loneRuleHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/line-rules.ts';
import { edited } from '../../../../../../support/office/edited.ts';

it('drops a rule that has no spacing, and nothing else', () => {
  const lone = '<w:pPr><w:spacing w:before="400" w:after="120" w:lineRule="auto"/></w:pPr>';
  expect(edited(lone, dropLoneLineRules)).toBe('<w:pPr><w:spacing w:before="400" w:after="120"/></w:pPr>');
  expect(edited('<w:pPr><w:spacing w:line="276" w:lineRule="auto"/></w:pPr>', dropLoneLineRules)).toBeNull();
  expect(edited('<w:rPr><w:spacing w:val="20"/></w:rPr>', dropLoneLineRules)).toBeNull();
});

it('is hinted at by such a rule only', () => {
  expect(loneRuleHint.test('<w:spacing w:after="60" w:before="0" w:lineRule="auto"/>')).toBe(true);
  expect(loneRuleHint.test('<w:spacing w:beforeLines="10" w:lineRule="auto"/>')).toBe(true);
  expect(loneRuleHint.test('<w:spacing w:lineRule="auto" w:line="276"/>')).toBe(false);
  expect(loneRuleHint.test('<w:spacing w:after="60"/><w:ind w:left="1"/>')).toBe(false);
});
