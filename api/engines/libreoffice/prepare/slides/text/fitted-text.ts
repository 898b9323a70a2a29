import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import { percentOf, whole } from './line-heights.ts';
import {
  type InheritedLevels,
  inheritedOf,
  levelOf,
  ownLevels,
  placeholderOf,
  type TextLevels,
  usualSize,
} from './text-levels.ts';

/** Matches slides on which PowerPoint has made text smaller so that it fits into its shape. */
export const fittedHint = /[<:]normAutofit\s[^>]{0,80}(?:fontScale|lnSpcReduction)/;

/** Elements and texts of a shape; one that holds more is fitted by LibreOffice. */
const maxNodes = 20_000;
/** A point, in the unit of sizes. */
const point = 100;
/** Elements with the properties of text: of runs, line breaks and fields, and of the mark of a paragraph's end. */
const runs = ['r', 'br', 'fld'];

/** How PowerPoint fitted a text: shares of its size, and of the height of its lines that was taken off. */
interface Fit {
  readonly size: number;
  readonly reduction: number;
}

/** Run properties with the size that the text has after fitting, which PowerPoint rounds to points where it reduces it. */
function sized(properties: XmlElement, inheritedSize: number, { size }: Fit): XmlElement {
  if (size === 1) return properties;
  const own = Number(properties.attributes.sz ?? inheritedSize);
  return { ...properties, attributes: { ...properties.attributes, sz: `${Math.round((own * size) / point) * point}` } };
}

/** A run, a break or a field with the size that it has after fitting. */
function sizedRun(run: XmlElement, inheritedSize: number, fit: Fit): XmlElement {
  const properties = childOf(run, 'rPr') ?? { name: `${prefixOf(run.name)}rPr`, attributes: {}, children: [] };
  const others = run.children.filter((child) => child !== properties);
  return { ...run, children: [sized(properties, inheritedSize, fit), ...others] };
}

/** Spacing in per cent, less what was taken off; in points as it is. */
function reduced(spacing: XmlElement, { reduction }: Fit): XmlElement {
  const children = spacing.children.map((child) => {
    if (typeof child === 'string' || localName(child.name) !== 'spcPct') return child;
    const share = Math.max(0, percentOf(child.attributes.val, whole) - reduction);
    return { ...child, attributes: { ...child.attributes, val: `${Math.round(share * whole)}` } };
  });
  return { ...spacing, children };
}

function fittedParagraph(paragraph: XmlElement, chain: readonly TextLevels[], fit: Fit): XmlElement {
  const prefix = prefixOf(paragraph.name);
  const properties = childOf(paragraph, 'pPr');
  const level = Number(properties?.attributes.lvl ?? 0);
  const size = inheritedOf(chain, level, 'size') ?? usualSize;
  const plain: XmlElement = {
    name: `${prefix}lnSpc`,
    attributes: {},
    children: [{ name: `${prefix}spcPct`, attributes: { val: `${whole}` }, children: [] }],
  };
  const own = levelOf(properties);
  const lines = reduced(own.lines ?? inheritedOf(chain, level, 'lines') ?? plain, fit);
  const others = properties?.children.filter((child) => child !== own.lines) ?? [];
  const written: XmlElement = {
    name: properties?.name ?? `${prefix}pPr`,
    attributes: properties?.attributes ?? {},
    children: fit.reduction === 0 ? (properties?.children ?? []) : [lines, ...others],
  };
  const content = paragraph.children.flatMap((child): readonly (XmlElement | string)[] => {
    if (child === properties) return [];
    if (typeof child === 'string') return [child];
    const name = localName(child.name);
    if (runs.includes(name)) return [sizedRun(child, size, fit)];
    return [name === 'endParaRPr' ? sized(child, size, fit) : child];
  });
  return { ...paragraph, children: [written, ...content] };
}

/** A shape with its text as large as PowerPoint made it; undefined where it made nothing smaller. */
function fittedShape(shape: XmlElement, inherited: InheritedLevels): readonly XmlElement[] | undefined {
  const body = childOf(shape, 'txBody');
  const properties = childOf(body, 'bodyPr');
  const autofit = childOf(properties, 'normAutofit');
  if (body === undefined || properties === undefined || autofit === undefined) return undefined;
  const fit = {
    size: percentOf(autofit.attributes.fontScale, whole),
    reduction: percentOf(autofit.attributes.lnSpcReduction, 0),
  };
  if (fit.size === 1 && fit.reduction === 0) return undefined;
  const chain = [ownLevels(shape), ...inherited(placeholderOf(shape))];
  const done: XmlElement = { name: autofit.name.replace('normAutofit', 'noAutofit'), attributes: {}, children: [] };
  const fixed = { ...properties, children: properties.children.map((child) => (child === autofit ? done : child)) };
  const fitted = elementsOf(body).map((child) => {
    if (child === properties) return fixed;
    return localName(child.name) === 'p' ? fittedParagraph(child, chain, fit) : child;
  });
  const text = { ...body, children: fitted };
  return [{ ...shape, children: shape.children.map((child) => (child === body ? text : child)) }];
}

/**
 * Gives text the size and the spacing with which PowerPoint has fitted it into its shape: LibreOffice 7.4 finds others,
 * with the lines as far apart as ever.
 */
export const fitText = (editor: XmlEditor, inherited: InheritedLevels): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'sp',
    rewrite: (shape) => fittedShape(shape, inherited),
    maxNodes,
  });
