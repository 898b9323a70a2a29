import type { SlantedText } from '../../model/inline.ts';
import type { Look } from '../../model/page-model.ts';
import { familyOf } from '../../ooxml/font-family.ts';
import { element } from '../../ooxml/xml.ts';
import type { WriteContext } from '../write-context.ts';

const namespaces = {
  'xmlns:v': 'urn:schemas-microsoft-com:vml',
  'xmlns:o': 'urn:schemas-microsoft-com:office:office',
} as const;
/** Points: thinner lines are drawn as thin as a printer can, which Word has no name for. */
const minOutline = 0.25;
/** Plain text along a line (`msosptTextPlainText`), as Word's own watermarks have it. */
const plainText = 136;

/** What the type of a shape that is a text stretched over its frame is made of. */
const typeParts = [
  element(
    'v:formulas',
    {},
    ...[
      ...['sum #0 0 10800', 'prod #0 2 1', 'sum 21600 0 @1', 'sum 0 0 @2', 'sum 21600 0 @3', 'if @0 @3 0'],
      ...[
        'if @0 21600 @1',
        'if @0 0 @2',
        'if @0 @4 21600',
        'mid @5 @6',
        'mid @8 @5',
        'mid @7 @8',
        'mid @6 @7',
        'sum @6 0 @5',
      ],
    ].map((eqn) => element('v:f', { eqn })),
  ),
  element('v:path', { textpathok: 't', 'o:connecttype': 'rect' }),
  element('v:textpath', { on: 't', fitshape: 't' }),
];

/** The type of one shape: types are named as often as shapes are, since no name may stand twice in a part. */
const shapeType = (id: string) =>
  element(
    'v:shapetype',
    { id, coordsize: '21600,21600', 'o:spt': plainText, adj: 10800, path: 'm@7,l@8,m@5,21600l@6,21600e' },
    ...typeParts,
  );

/** What paints the letters: their lines alone, if nothing else of them is drawn. */
const inkOf = ({ colour, outline }: Look) =>
  outline === undefined
    ? { fillcolor: `#${colour}`, stroked: 'f' }
    : {
        ...{ filled: 'f', strokecolor: `#${outline.colour}` },
        strokeweight: `${Math.max(minOutline, outline.width).toFixed(2)}pt`,
      };

const points = (value: number) => `${value.toFixed(1)}pt`;

/**
 * Writes a slanted line of text behind the text of the page, at its position on it, as WordArt (ECMA-376 part 4, section
 * 19.1.2.23): LibreOffice does not turn the text of text boxes.
 */
export function wordArtXml({ box, turn, isInFront, texts }: SlantedText, context: WriteContext): string {
  const { look } = texts[0] as SlantedText['texts'][number];
  const family = familyOf(look);
  context.fonts.add(family, look);
  const style = [
    ['position', 'absolute'],
    ['margin-left', points(box.x0)],
    ['margin-top', points(box.y0)],
    ['width', points(box.x1 - box.x0)],
    ['height', points(box.y1 - box.y0)],
    ['rotation', `${Math.round((turn + 360) % 360)}`],
    ['z-index', isInFront ? '1' : '-1'],
    ['mso-position-horizontal-relative', 'page'],
    ['mso-position-vertical-relative', 'page'],
  ];
  const font = [
    ['font-family', `'${family}'`],
    ['font-size', '1pt'],
    ...(look.isBold ? [['font-weight', 'bold']] : []),
    ...(look.isItalic ? [['font-style', 'italic']] : []),
  ];
  const number = context.nextId();
  const type = `_x0000_t${plainText}_${number}`;
  const written = (rules: readonly (readonly string[])[]) => rules.map((rule) => rule.join(':')).join(';');
  return element(
    'w:pict',
    namespaces,
    shapeType(type),
    element(
      'v:shape',
      {
        ...{ id: `Text ${number}`, type: `#${type}`, style: written(style) },
        // In the cell of a table, it would be placed from there, and make its row as high as it is.
        'o:allowincell': 'f',
        ...inkOf(look),
      },
      element('v:textpath', { style: written(font), string: texts.map(({ text }) => text).join('') }),
    ),
  );
}
