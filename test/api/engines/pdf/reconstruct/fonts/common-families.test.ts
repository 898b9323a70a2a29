import { expect, it } from 'vitest';
import { isCommonFamily } from '../../../../../../api/engines/pdf/reconstruct/fonts/common-families.ts';

it('come with systems and office programs, whatever spaces their names have', () => {
  const common = [
    'Arial',
    'Times New Roman',
    'times-new-roman',
    'Noto Sans CJK JP',
    'ＭＳ 明朝',
    'Segoe UI',
    'LiberationSans',
    'Gill Sans MT',
    'Avenir Next LT Pro',
    'PT Sans',
    'Noto Sans',
  ];
  expect(common.filter((family) => !isCommonFamily(family))).toEqual([]);
  const rare = ['CMR10', 'Frutiger', 'Arial Unicode MS', 'MyArial', 'TeXGyreTermes'];
  expect(rare.filter(isCommonFamily)).toEqual([]);
  const ofFoundries = ['Garamond No8 Ita', 'Futura PTLight', 'Palatino LT', 'Century School URW', 'Goudy Old Style BT'];
  expect(ofFoundries.filter(isCommonFamily)).toEqual([]);
});
