import { malgunGothic } from '../measured/malgun-gothic.ts';
import { yahei } from '../measured/yahei.ts';
import type { LineMetrics } from '../outlines/line-metrics.ts';
import type { WidthRule } from '../outlines/widths.ts';
import type { Faces, FamilyWidths, StandIn } from '../stand-in.ts';

type Region = 'JP' | 'KR' | 'SC' | 'TC';

const noto = (style: 'Sans' | 'Serif', region: Region): Pick<StandIn, 'shapes' | 'faces'> => {
  const name = `Noto${style}CJK${region.toLowerCase()}`;
  const faces: Faces = { regular: `${name}-Regular`, bold: `${name}-Bold` };
  return { shapes: `Noto ${style} CJK ${region}`, faces };
};

/** What Word adds to the height of lines in East Asian fonts, as a share of it: half above, half below (measured). */
const addedHeight = 0.3;

/** Line metrics of an East Asian font by its ascent and descent for Windows, in ems. */
function line(ascent: number, descent: number): LineMetrics {
  const added = (addedHeight * (ascent + descent)) / 2;
  return { ascent: ascent + added, descent: descent + added };
}

/** How wide Word sets spaces beside Hangul in Malgun Gothic, in thousandths of the em (measured); the font has 352. */
const koreanSpace = 500;

const isBasicLatin = (character: number) => character >= 0x20 && character < 0x7f;
const isHangul = (character: number) => character >= 0xac00 && character < 0xd7a4;

/** Letters half as wide as characters, as in typewriting. */
const typewritten: Pick<StandIn, 'widths' | 'halfWidths'> = {
  widths: { regular: (character) => (isBasicLatin(character) ? 500 : undefined) },
  halfWidths: isBasicLatin,
};

const withFullHangul =
  (rule: WidthRule | undefined): WidthRule =>
  (character, advance) =>
    isHangul(character) ? 1000 : rule?.(character, advance);

const malgun: FamilyWidths = {
  regular: withFullHangul(malgunGothic.regular),
  bold: withFullHangul(malgunGothic.bold),
};

const sun = line(0.859, 0.141);
const ming = line(0.8, 0.2);

/** Families of Chinese, Japanese and Korean characters. */
export const eastAsianFamilies: readonly StandIn[] = [
  {
    names: [
      'SimSun',
      '宋体',
      'NSimSun',
      '新宋体',
      'FangSong',
      '仿宋',
      'FangSong_GB2312',
      '仿宋_GB2312',
      'KaiTi',
      '楷体',
      'KaiTi_GB2312',
      '楷体_GB2312',
    ],
    ...noto('Serif', 'SC'),
    line: sun,
    ...typewritten,
  },
  { names: ['SimHei', '黑体'], ...noto('Sans', 'SC'), line: sun, ...typewritten },
  { names: ['DengXian', '等线', 'DengXian Light', '等线 Light'], ...noto('Sans', 'SC'), line: line(0.81, 0.232) },
  {
    names: ['Microsoft YaHei', '微软雅黑', 'Microsoft YaHei UI'],
    ...noto('Sans', 'SC'),
    line: line(1.058, 0.262),
    widths: yahei,
  },
  {
    names: ['Microsoft JhengHei', '微軟正黑體', 'Microsoft JhengHei UI'],
    ...noto('Sans', 'TC'),
    line: line(1.072, 0.258),
  },
  { names: ['MingLiU', '細明體'], ...noto('Serif', 'TC'), line: ming, ...typewritten },
  { names: ['PMingLiU', '新細明體'], ...noto('Serif', 'TC'), line: ming },
  { names: ['DFKai-SB', '標楷體'], ...noto('Serif', 'TC'), line: ming, ...typewritten },
  { names: ['MS Mincho', 'ＭＳ 明朝'], ...noto('Serif', 'JP'), line: sun, ...typewritten },
  { names: ['MS PMincho', 'ＭＳ Ｐ明朝'], ...noto('Serif', 'JP'), line: sun },
  { names: ['MS Gothic', 'ＭＳ ゴシック'], ...noto('Sans', 'JP'), line: sun, ...typewritten },
  { names: ['MS PGothic', 'ＭＳ Ｐゴシック', 'MS UI Gothic'], ...noto('Sans', 'JP'), line: sun },
  {
    names: ['Yu Mincho', '游明朝', 'Yu Mincho Light', 'Yu Mincho Demibold'],
    ...noto('Serif', 'JP'),
    line: { ascent: 1.2, descent: 0.47 },
  },
  {
    names: ['Yu Gothic', '游ゴシック', 'Yu Gothic Light', '游ゴシック Light', 'Yu Gothic Medium', 'Yu Gothic UI'],
    ...noto('Sans', 'JP'),
    line: { ascent: 1.22, descent: 0.48 },
  },
  { names: ['Meiryo', 'メイリオ', 'Meiryo UI'], ...noto('Sans', 'JP'), line: line(1.06, 0.44) },
  {
    names: ['Malgun Gothic', '맑은 고딕'],
    ...noto('Sans', 'KR'),
    line: line(1.088, 0.242),
    widths: malgun,
    wideSpaces: { beside: isHangul, width: koreanSpace },
  },
  { names: ['Batang', '바탕', 'BatangChe', '바탕체'], ...noto('Serif', 'KR'), line: sun },
  { names: ['Gulim', '굴림', 'Dotum', '돋움', 'GulimChe', 'DotumChe'], ...noto('Sans', 'KR'), line: sun },
];
