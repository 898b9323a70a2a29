import { language } from '../../catalog/copy/language.ts';
import { type Page, sitePages } from '../../catalog/site/pages.ts';
import { tools } from '../../catalog/tools.ts';
import { foldPath, sheetPath } from '../glyphs/file-glyph.tsx';
import { type GlyphFormat, inputFormat, outputFormat } from '../glyphs/tool-formats.ts';
import { shareImagePath } from '../head/head.ts';

/** The font weights used in share images. */
type Weight = 400 | 700;

/** Outlines a text as an SVG path that starts at its baseline, with its width, in pixels. */
export type Outline = (
  text: string,
  sizePx: number,
  weight: 400 | 700,
) => { readonly d: string; readonly width: number };

/** The site's colours by the names of their tokens, without dashes. */
export type Colours = Readonly<Record<string, string>>;

interface Style {
  readonly outline: Outline;
  readonly colours: Colours;
}

/** The size that other sites ask for (Open Graph). */
const size = { width: 1200, height: 630 };
const margin = 96;
/** The width of a sheet. */
const sheetWidth = 4.4 * 32;
const isRightToLeft = language.dir === 'rtl';

/** Where something of a width begins that is this far from the side on which lines begin. */
const startOf = (distance: number, width: number): number => (isRightToLeft ? size.width - distance - width : distance);

function drawText(
  { outline }: Style,
  text: string,
  x: number,
  y: number,
  sizePx: number,
  weight: Weight,
  fill?: string,
) {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${outline(text, sizePx, weight).d}"/>`;
}

/** A line of text along the margin on the side where lines begin. */
function drawLine(pen: Style, text: string, y: number, sizePx: number, weight: Weight, fill?: string): string {
  return drawText(pen, text, startOf(margin, pen.outline(text, sizePx, weight).width), y, sizePx, weight, fill);
}

function wrapText(
  { outline }: Style,
  text: string,
  sizePx: number,
  weight: Weight,
  maxWidth: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const extended = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && outline(extended, sizePx, weight).width <= maxWidth) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  return lines;
}

/** As many whole sentences as fit on two lines. */
function wrapSentences(pen: Style, text: string, sizePx: number, maxWidth: number): readonly string[] {
  const lines = wrapText(pen, text, sizePx, 400, maxWidth);
  const end = text.lastIndexOf('. ');
  return lines.length <= 2 || end < 0 ? lines : wrapSentences(pen, text.slice(0, end + 1), sizePx, maxWidth);
}

function sheet(pen: Style, { extension, hue }: GlyphFormat, distance: number): string {
  const { colours, outline } = pen;
  const label = extension.toUpperCase();
  const colour = colours[`hue-${hue}`];
  const labelSize = label.length > 3 ? 8 : 9.6;
  const start = 16 - outline(label, labelSize, 700).width / 2;
  return `<g transform="translate(${startOf(distance, sheetWidth)} 84) scale(4.4)" fill="none" stroke="${colour}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round">
    <path fill="${colours.paper}" d="${sheetPath}"/><path d="${foldPath}"/>
    <path opacity="0.4" d="M7 14.5h9M7 18.5h18"/><g stroke="none">${drawText(pen, label, start, 32.5, labelSize, 700, colour)}</g></g>`;
}

function drawing(pen: Style, page: Page): string {
  const tool = tools.find(({ path }) => path === page.path) ?? tools[0];
  if (tool === undefined) throw new Error('the catalogue is empty');
  const ink = pen.colours['ink-soft'];
  if (tool.family === 'compressor') {
    const rule = (y: number) =>
      `<path stroke="${ink}" stroke-width="6" d="M${startOf(margin - 28, sheetWidth + 56)} ${y}h${sheetWidth + 56}"/>`;
    return rule(62) + sheet(pen, inputFormat(tool), margin) + rule(282);
  }
  const sign = `<path transform="translate(${isRightToLeft ? size.width - 274 : 274} 136) scale(${isRightToLeft ? -4.4 : 4.4} 4.4)" fill="none" stroke="${ink}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M2 8h11M9 3.5 13.5 8 9 12.5"/>`;
  return sheet(pen, inputFormat(tool), margin) + sign + sheet(pen, outputFormat(tool), 380);
}

/** A page's share image: input and output formats, title and description. */
function drawPage(page: Page, pen: Style): string {
  const { colours } = pen;
  const width = size.width - 2 * margin;
  const titles = wrapText(pen, page.title, 82, 700, width);
  const texts = wrapSentences(pen, page.description, 34, width);
  const top = titles.length > 1 ? 378 : 430;
  const title = titles.map((line, index) => drawLine(pen, line, top + index * 88, 82, 700, colours.ink));
  const below = top + (titles.length - 1) * 88 + 66;
  const text = texts.map((line, index) => drawLine(pen, line, below + index * 46, 34, 400, colours['ink-soft']));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${colours.ground}"/><rect y="618" width="100%" height="12" fill="${colours.signal}"/>
    ${drawing(pen, page)}${title.join('')}${text.join('')}</svg>`;
}

/** Every page's share image as SVG, with the path of its PNG. */
export function shareImages(pen: Style): readonly { readonly path: string; readonly svg: string }[] {
  return sitePages.map((page) => ({ path: shareImagePath(page), svg: drawPage(page, pen) }));
}
