import { sum } from '../../../../../sum.ts';
import { heightOf, type Line } from '../../../layout/page-layout.ts';
import { hexByte } from '../../extract/pdfium/colour.ts';
import type { Raster } from '../../extract/raster.ts';
import { channelsOf, pixelBox } from '../pixels/raster.ts';
import type { Tones } from '../pixels/tones.ts';
import { thresholds } from '../thresholds.ts';
import { isInverted, limitOnDark } from '../words/measure-words.ts';
import { boxOf } from '../words/placed-words.ts';

const { minChroma, minGrey, minLighter, sameHeight, coreShare, blackShare } = thresholds.colour;
const black = '000000';

/** What the strokes of a line look like. */
interface LineInk {
  readonly line: Line;
  /** Red, green and blue of their cores on average, from 0 to 255: their edges are blurred. */
  readonly channels: readonly [red: number, green: number, blue: number];
  /** How light these are. */
  readonly level: number;
  readonly isLight: boolean;
}

const hex = (value: number) => hexByte(Math.max(0, Math.min(15, Math.round(value / 17))) * 17);

/** How far the channels of a colour are apart, as if paper were white: what is yellowish on it is grey. */
const chromaOf = ({ channels }: LineInk, paper: readonly number[]) => {
  const onWhite = channels.map((value, channel) => (255 * value) / Math.max(1, paper[channel] as number));
  return Math.max(...onWhite) - Math.min(...onWhite);
};

function inkOf(line: Line, { pixels }: Raster, tones: Tones): LineInk | null {
  const { ink, tone, width, lightness } = tones;
  const boxes = line.words.map((word) => pixelBox(tones, boxOf(word)));
  const isLight = boxes.filter((box) => isInverted(tones, box)).length > boxes.length / 2;
  const levels = new Uint32Array(256);
  const limited = boxes.map((box) => ({ ...box, darkest: limitOnDark(tones, box) ?? 256 }));
  const each = (visit: (at: number) => void) => {
    for (const { x0, x1, y0, y1, darkest } of limited)
      for (let y = y0; y < y1; y++)
        for (let at = y * width + x0; at < y * width + x1; at++)
          if (isLight ? ink[at] === 0 : tone[at] === 1 && (lightness[at] as number) < darkest) visit(at);
  };
  let count = 0;
  each((at) => {
    const level = lightness[at] as number;
    levels[level] = (levels[level] as number) + 1;
    count++;
  });
  if (count === 0) return null;
  let [left, limit] = [count * coreShare, isLight ? 255 : 0];
  while (left > 0 && limit >= 0 && limit < 256) {
    left -= levels[limit] as number;
    limit += isLight ? -1 : 1;
  }
  let [red, green, blue, cores] = [0, 0, 0, 0];
  each((at) => {
    const level = lightness[at] as number;
    if (isLight ? level < limit : level > limit) return;
    const [ownRed, ownGreen, ownBlue] = channelsOf(pixels[at] as number);
    red += ownRed;
    green += ownGreen;
    blue += ownBlue;
    cores++;
  });
  const channels = [red / cores, green / cores, blue / cores] as const;
  return { line, channels, level: (channels[0] + channels[1] + channels[2]) / 3, isLight };
}

/** The value below which a share of all is; 0 without any. */
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/**
 * The colours of the letters of lines, RRGGBB: black unless they are clearly others. Grey letters are lighter than the others of
 * their page that are no larger: scanners show black as dark grey, and the blur of small letters makes these light.
 */
export function lineColours(lines: readonly Line[], raster: Raster, tones: Tones): ReadonlyMap<Line, string> {
  const inks = lines.flatMap((line) => inkOf(line, raster, tones) ?? []);
  const paper = channelsOf(tones.paper);
  const isColoured = (each: LineInk) => chromaOf(each, paper) >= minChroma;
  const dark = inks.filter((each) => !each.isLight && !isColoured(each));
  const weighted = dark.flatMap((each) => each.line.words.map(() => each));
  const levels = weighted.map(({ level }) => level);
  const heights = weighted.map(({ line }) => heightOf(line));
  const [usual, usualHeight, darkest] = [quantile(levels, 0.5), quantile(heights, 0.5), quantile(levels, blackShare)];
  /** As if ink were black and paper white. */
  const stretched = (value: number, level: number) => (255 * (value - darkest)) / Math.max(1, level - darkest);
  const colourOf = (each: LineInk) => {
    const { channels, isLight, level, line } = each;
    if (isColoured(each) && isLight) return channels.map(hex).join('');
    const onWhite = channels.map((value, channel) => stretched(value, paper[channel] as number));
    if (isColoured(each)) return onWhite.map(hex).join('');
    const isGrey = level >= usual + minLighter && heightOf(line) >= sameHeight * usualHeight;
    if (!isGrey && level < minGrey) return black;
    const grey = sum(onWhite) / onWhite.length;
    return isLight ? 'FFFFFF' : hex(grey).repeat(3);
  };
  return new Map(inks.map((each) => [each.line, colourOf(each)]));
}
