import { expect, it } from 'vitest';
import {
  familyOfText,
  fontFamily,
  isStandIn,
} from '../../../../../../api/engines/pdf/reconstruct/ooxml/font-family.ts';

it.each([
  ['BCDEEE+TimesNewRomanPS-BoldMT', 'Times New Roman'],
  ['LiberationSans-BoldItalic', 'Arial'],
  ['Carlito', 'Calibri'],
  ['ArialNarrow-Bold', 'Arial Narrow'],
  ['Arial-Black', 'Arial Black'],
  ['NotoSansCJKjp-Regular', 'Noto Sans CJK JP'],
  ['OpenSans-SemiBold', 'Open Sans'],
  ['ABCDEF+TeXGyreTermes-BoldItalic', 'Times New Roman'],
  ['TeXGyreHeros-Regular', 'Arial'],
  ['TeXGyreHerosCn-Regular', 'Arial Narrow'],
  ['CMR10', 'Times New Roman'],
  ['MalgunGothicBold', 'Malgun Gothic'],
  ['MicrosoftYaHei-Bold', 'Microsoft YaHei'],
  ['NSimSun', 'NSimSun'],
  ['PingFangSC-Regular', 'PingFang SC'],
  ['CenturySchoolbook-Bold', 'Century Schoolbook'],
  ['CenturySchoolbook,BoldItalic', 'Century Schoolbook'],
  ['GillSansMT-Bold', 'Gill Sans MT'],
  ['GillSans-Bold', 'Gill Sans'],
  ['Garamond-BoldMT', 'Garamond'],
  ['FranklinGothic-Book', 'Franklin Gothic Book'],
  ['SourceSansPro-SemiboldIt', 'Source Sans Pro'],
  ['OpenSans-ExtraBold', 'Open Sans'],
  ['PTSans-Regular', 'PT Sans'],
  ['BitstreamVeraSansMono-Bold', 'DejaVu Sans Mono'],
  ['BitstreamVeraSans-BoldOblique', 'DejaVu Sans'],
  ['MPDFAA+DejaVuSansCondensed-Bold', 'DejaVu Sans Condensed'],
  ['DejaVuSerifCondensed', 'DejaVu Serif Condensed'],
  ['BAAAAA+BitstreamVeraSerif-Roman', 'DejaVu Serif'],
  ['Thorndale-BoldItalic', 'Times New Roman'],
  ['AlbanyAMT', 'Arial'],
  ['Cumberland', 'Courier New'],
  ['NimbusMonL-ReguObli', 'Courier New'],
  ['F1', 'F1'],
])('the family of %s is %s', (name, family) => {
  expect(fontFamily(name)).toBe(family);
});

it.each([
  ['OpenSymbol', '\uf0b7', 'Symbol'],
  ['ABCDEF+StandardSymbolsPS', '\uf0b7 ', 'Symbol'],
  ['OpenSymbol', '\uf0a7', 'Wingdings'],
  ['OpenSymbol', '•', 'OpenSymbol'],
  ['Carlito', '\uf0b7', 'Calibri'],
  ['ABCDEF+Symbol', '5 µ', 'Times New Roman'],
  ['SymbolMT', '©', 'Times New Roman'],
  ['Symbol', '±α°', 'Symbol'],
])('the family of %s for “%s” is %s', (name, text, family) => {
  expect(familyOfText({ font: name }, text)).toBe(family);
});

it.each([
  ['BAAAAA+Carlito-Bold', true],
  ['LiberationSans', true],
  ['ABCDEF+Calibri', false],
])('%s stands in for another font: %s', (name, expected) => {
  expect(isStandIn(name)).toBe(expected);
});
