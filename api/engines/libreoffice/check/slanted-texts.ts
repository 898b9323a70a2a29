import { inches } from '../../../formats/lengths.ts';
import { pointsPerInch } from '../../../formats/units.ts';
import { localName } from '../../../formats/xml/xml.ts';
import type { OfficePackage } from '../../../formats/zip/zip-package.ts';
import type { XmlEditor } from '../prepare/edit/xml-editor.ts';
import { childOf, readElements, rewriteElements, stringOf, textOf, type XmlElement } from '../prepare/edit/xml-tree.ts';
import { findHints } from '../prepare/prepare-package.ts';

/** WordArt of a Word document that is turned, and stands at a place on the page. Points. */
export interface SlantedText {
  readonly text: string;
  readonly width: number;
  /** Of the point around which it is turned. */
  readonly middle: readonly [x: number, y: number];
}

/** Elements within a shape. */
const maxNodes = 200;
/** Points by which programs round the widths of shapes. */
const rounding = 1;
const textpath = /[<:]textpath\s/;
const parts = /^word\/(?:document|header|footer)\d*\.xml$/;

/** Points of a length; not a number for other texts. */
const pointsOf = (length: string | undefined) => (inches(length) ?? Number.NaN) * pointsPerInch;

/** Reads a shape with text along a line (ECMA-376 part 4, section 19.1.2.23); undefined for any other. */
function slantedText(shape: XmlElement): SlantedText | undefined {
  const path = childOf(shape, 'textpath');
  const style = new Map(
    (stringOf(shape, 'style') ?? '').split(';').map((rule): [string, string] => {
      const [name = '', value = ''] = rule.split(':');
      return [name.trim(), value.trim()];
    }),
  );
  const onPage = ['horizontal', 'vertical'].every((axis) => style.get(`mso-position-${axis}-relative`) === 'page');
  if (path === undefined || !onPage || !Number(style.get('rotation'))) return undefined;
  const [left, top, width, height] = ['margin-left', 'margin-top', 'width', 'height'].map((name) =>
    pointsOf(style.get(name)),
  ) as [number, number, number, number];
  const middle = [left + width / 2, top + height / 2] as const;
  return middle.every(Number.isFinite) ? { text: stringOf(path, 'string') ?? '', width, middle } : undefined;
}

/**
 * Reads the slanted texts of a Word document that stand at places on the page. Throws as the package and `readElements` do,
 * and the signal's reason.
 */
export async function readSlantedTexts(opened: OfficePackage, signal: AbortSignal): Promise<readonly SlantedText[]> {
  const found: SlantedText[] = [];
  for (const entry of opened.entries.filter(({ name }) => parts.test(name))) {
    const [hasAny] = await findHints(await opened.read(entry), [textpath]);
    if (hasAny === null) continue;
    const shapes = await readElements(await opened.read(entry), ['shape'], { maxNodes, signal });
    found.push(...shapes.map(slantedText).filter((text) => text !== undefined));
  }
  return found;
}

/**
 * The place of the left upper corner of a shape that is turned around the origin and moved there (OpenDocument 1.3 part 3,
 * section 19.228).
 */
function cornerOf(width: number, height: number, [x, y]: SlantedText['middle'], turn: number) {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return [x - (width / 2) * cosine - (height / 2) * sine, y + (width / 2) * sine - (height / 2) * cosine] as const;
}

const written = (value: number) => `${(value / pointsPerInch).toFixed(4)}in`;

/**
 * Moves slanted texts of a text that LibreOffice wrote to where they are in its source: version 7.4 writes the corner of a
 * shape before it is turned as that of the room that it takes.
 * @param left Those that have not been found yet.
 */
export function placeSlantedTexts(editor: XmlEditor, left: Set<SlantedText>): XmlEditor {
  return rewriteElements(editor, {
    takes: (name) => localName(name) === 'custom-shape',
    maxNodes,
    rewrite(shape) {
      const { attributes } = shape;
      const turn = Number(
        /^rotate \((-?[\d.]+)\) translate \(\S+ \S+\)$/.exec(attributes['draw:transform'] ?? '')?.[1],
      );
      const [text, width, height] = [
        textOf(shape),
        pointsOf(attributes['svg:width']),
        pointsOf(attributes['svg:height']),
      ];
      // LibreOffice makes some shapes higher, for the room of their text.
      const source = [...left].find((one) => one.text === text && Math.abs(one.width - width) < rounding);
      if (Number.isNaN(turn) || source === undefined) return undefined;
      left.delete(source);
      const [x, y] = cornerOf(width, height, source.middle, turn);
      const transform = `rotate (${turn}) translate (${written(x)} ${written(y)})`;
      return [{ ...shape, attributes: { ...attributes, 'draw:transform': transform } }];
    },
  });
}
