import { expect, it } from 'vitest';
import { isCommonFamily, isOfMacOs } from '../../../../../../api/engines/pdf/reconstruct/fonts/common-families.ts';

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

it('do not come with other programs than macOS or Google Docs if they have a fixed pitch', () => {
  const alone = [
    'Source Code Pro',
    'Roboto Mono',
    'Ubuntu Mono',
    'Noto Sans Mono',
    'Noto Mono',
    'Droid Sans Mono',
    'PT Mono',
    'Menlo',
    'Monaco',
  ];
  expect(alone.filter(isCommonFamily)).toEqual([]);
  const withOthers = [
    'Source Sans Pro',
    'Roboto',
    'Ubuntu',
    'Noto Sans',
    'Droid Sans',
    'DejaVu Sans Mono',
    'Cascadia Mono',
  ];
  expect(withOthers.filter((family) => !isCommonFamily(family))).toEqual([]);
});

it('come with macOS alone, unlike those of longer names', () => {
  expect(['Gill Sans', 'Monaco', 'Lucida Grande', 'Avenir Next'].filter((family) => !isOfMacOs(family))).toEqual([]);
  const others = ['Gill Sans MT', 'Lucida Console', 'Avenir Next LT Pro', 'Palatino Linotype', 'Arial'];
  expect(others.filter(isOfMacOs)).toEqual([]);
});
