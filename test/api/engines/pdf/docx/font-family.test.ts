import { expect, it } from 'vitest';
import { fontFamily } from '../../../../../api/engines/pdf/docx/font-family.ts';

it.each([
  ['BCDEEE+TimesNewRomanPS-BoldMT', 'Times New Roman'],
  ['LiberationSans-BoldItalic', 'Arial'],
  ['Carlito', 'Calibri'],
  ['ArialNarrow-Bold', 'Arial Narrow'],
  ['NotoSansCJKjp-Regular', 'Noto Sans CJK JP'],
  ['OpenSans-SemiBold', 'Open Sans'],
  ['CMR10', 'Times New Roman'],
  ['F1', 'F1'],
])('the family of %s is %s', (name, family) => {
  expect(fontFamily(name)).toBe(family);
});
