import type { Colour, Line, PartLook, TableStyle } from './table-style.ts';

// The looks of Excel's own table styles, which workbooks refer to by name alone.

/** Indices of a theme's colours (ECMA-376 part 1, §18.8.3): the paper's, the text's, and the first of six accents. */
const themeColours = { paper: 0, text: 1, firstAccent: 4 } as const;
/** Shares by which colours are made lighter or, below zero, darker. */
const tints = {
  ...{ lightest: 0.8, light: 0.6, lighter: 0.4, grey: -0.15, darkGrey: -0.35, dark: -0.25, darkest: -0.5 },
  ...{ textGround: 0.45, textStripe: 0.25, textTotal: 0.15 },
} as const;
/** How many styles of one kind differ by their colour alone: one for the text's, and six for accents. */
const familySize = 7;

const theme = (index: number, tint = 0): Colour => ({
  theme: String(index),
  ...(tint !== 0 && { tint: String(tint) }),
});
const paper = theme(themeColours.paper);
const text = theme(themeColours.text);
const line = (colour: Colour, style = 'thin'): Line => ({ style, colour });
const around = (side: Line) => ({ left: side, right: side, top: side, bottom: side });
const inside = (side: Line) => ({ horizontal: side, vertical: side });

/** A style's colours: its own, and lighter ones for stripes and grounds, which are greys where its own is the text's. */
interface Shades {
  readonly own: Colour;
  readonly isText: boolean;
  readonly ground: Colour;
  readonly stripe: Colour;
  readonly lines: Colour;
}

function shadesOf(index: number): Shades {
  const grey = (tint: number) => theme(themeColours.paper, tint);
  if (index === 0)
    return { own: text, isText: true, ground: grey(tints.grey), stripe: grey(tints.darkGrey), lines: text };
  const accent = themeColours.firstAccent + index - 1;
  return {
    own: theme(accent),
    isText: false,
    ground: theme(accent, tints.lightest),
    stripe: theme(accent, tints.light),
    lines: theme(accent, tints.lighter),
  };
}

type Parts = Readonly<Record<string, PartLook>>;

const boldText: PartLook = { bold: true, colour: text };
const stripes = (look: PartLook): Parts => ({ firstRowStripe: look, firstColumnStripe: look });
const edges = (look: PartLook): Parts => ({ firstColumn: look, lastColumn: look });
const onOwn = ({ own }: Shades): PartLook => ({ bold: true, colour: paper, fill: own });

/** Kinds of styles in the order of their numbers, a family of seven each. */
const families: Readonly<Record<string, readonly ((shades: Shades, index: number) => Parts)[]>> = {
  Light: [
    (shades, index) => {
      const written = { colour: shades.isText ? text : theme(themeColours.firstAccent + index - 1, tints.dark) };
      const strong = { ...written, bold: true };
      return {
        wholeTable: { ...written, top: line(shades.own), bottom: line(shades.own) },
        headerRow: { ...strong, bottom: line(shades.own) },
        totalRow: { ...strong, top: line(shades.own) },
        ...edges(strong),
        ...stripes({ fill: shades.ground }),
      };
    },
    (shades) => ({
      wholeTable: { colour: text, ...around(line(shades.own)) },
      headerRow: onOwn(shades),
      totalRow: { ...boldText, top: line(shades.own, 'double') },
      ...edges(boldText),
      firstRowStripe: { top: line(shades.own), bottom: line(shades.own) },
      firstColumnStripe: { left: line(shades.own), right: line(shades.own) },
    }),
    (shades) => ({
      wholeTable: { colour: text, ...around(line(shades.own)), ...inside(line(shades.own)) },
      headerRow: { ...boldText, bottom: line(shades.own, 'medium') },
      totalRow: { ...boldText, top: line(shades.own, 'double') },
      ...edges(boldText),
      ...stripes({ fill: shades.ground }),
    }),
  ],
  Medium: [
    (shades) => ({
      wholeTable: { colour: text, ...around(line(shades.lines)), horizontal: line(shades.lines) },
      headerRow: onOwn(shades),
      totalRow: { ...boldText, top: line(shades.own, 'double') },
      ...edges(boldText),
      ...stripes({ fill: shades.ground }),
    }),
    (shades) => ({
      wholeTable: { colour: text, fill: shades.ground, ...around(line(paper)), ...inside(line(paper)) },
      headerRow: { ...onOwn(shades), bottom: line(paper, 'thick') },
      totalRow: { ...onOwn(shades), top: line(paper, 'thick') },
      ...edges(onOwn(shades)),
      ...stripes({ fill: shades.stripe }),
    }),
    (shades) => ({
      wholeTable: {
        colour: text,
        top: line(text, 'medium'),
        bottom: line(text, 'medium'),
        ...(shades.isText && { left: line(text), right: line(text), ...inside(line(text)) }),
      },
      headerRow: { ...onOwn(shades), bottom: line(text, 'medium') },
      totalRow: { top: line(text, 'double') },
      ...edges(onOwn(shades)),
      ...stripes({ fill: theme(themeColours.paper, tints.grey) }),
    }),
    (shades) => ({
      wholeTable: { colour: text, fill: shades.ground, ...around(line(shades.lines)), ...inside(line(shades.lines)) },
      headerRow: boldText,
      totalRow: { ...boldText, top: line(shades.own, 'medium') },
      ...edges(boldText),
      ...stripes({ fill: shades.stripe }),
    }),
  ],
  Dark: [
    (shades, index) => {
      const tinted = (ofText: number, ofAccent: number) =>
        shades.isText ? theme(themeColours.text, ofText) : theme(themeColours.firstAccent + index - 1, ofAccent);
      const edge = tinted(tints.textStripe, tints.dark);
      const strong = { bold: true, colour: paper };
      return {
        wholeTable: { colour: paper, fill: tinted(tints.textGround, 0) },
        headerRow: { ...strong, fill: text, bottom: line(paper, 'medium') },
        totalRow: { ...strong, fill: tinted(tints.textTotal, tints.darkest), top: line(paper, 'medium') },
        firstColumn: { ...strong, fill: edge, right: line(paper, 'medium') },
        lastColumn: { ...strong, fill: edge, left: line(paper, 'medium') },
        ...stripes({ fill: edge }),
      };
    },
    (_, index) => {
      // Grounds of one accent, heads of the next: 1 and 2, 3 and 4, 5 and 6.
      const shades = shadesOf(index === 0 ? 0 : index * 2 - 1);
      return {
        wholeTable: { colour: text, fill: shades.ground },
        headerRow: { colour: paper, fill: index === 0 ? text : shadesOf(index * 2).own },
        totalRow: { ...boldText, top: line(text, 'double') },
        ...edges(boldText),
        ...stripes({ fill: shades.stripe }),
      };
    },
  ],
};

/** The look of one of Excel's own table styles by its name, such as `TableStyleMedium2`; undefined for others. */
export function presetStyle(name: string): TableStyle | undefined {
  const [, kind = '', digits = ''] = /^TableStyle(Light|Medium|Dark)(\d{1,2})$/.exec(name) ?? [];
  const number = Number(digits) - 1;
  const family = families[kind]?.[Math.floor(number / familySize)];
  if (family === undefined || number < 0) return undefined;
  const index = number % familySize;
  return { parts: new Map(Object.entries(family(shadesOf(index), index))), stripeSizes: new Map() };
}
