import { localName } from '../../../formats/xml/xml.ts';
import { prefixOf } from '../../../formats/xml/xml-names.ts';
import type { XmlEditor } from './edit/xml-editor.ts';
import { childOf, elementsOf, insertedBefore, rewriteElements, withChanged, type XmlElement } from './edit/xml-tree.ts';
import type { Layer } from './prepare-package.ts';

/** Elements and texts of a chart's plot: the values of some thousand points. */
const maxNodes = 200_000;

/** What follows the labels of a series (ECMA-376 part 1, §21.2.3). */
const behindLabels = ['trendline', 'errBars', 'cat', 'val', 'xVal', 'yVal', 'smooth', 'shape', 'extLst'];

/** What labels may show besides values. */
const others = ['showLegendKey', 'showCatName', 'showSerName', 'showPercent', 'showBubbleSize'];

const flag = (prefix: string, name: string, isOn: boolean): XmlElement => ({
  name: `${prefix}${name}`,
  attributes: { val: isOn ? '1' : '0' },
  children: [],
});

/** A series whose values are shown beside its points, unless it has labels of its own. */
function labelled(series: XmlElement): XmlElement {
  const labels = childOf(series, 'dLbls');
  if (labels !== undefined && childOf(labels, 'delete') === undefined) return series;
  const prefix = prefixOf(series.name);
  const [legend = '', ...rest] = others;
  const shown = [
    flag(prefix, legend, false),
    flag(prefix, 'showVal', true),
    ...rest.map((name) => flag(prefix, name, false)),
  ];
  const written: XmlElement = { name: `${prefix}dLbls`, attributes: {}, children: shown };
  const kept = series.children.filter((child) => child !== labels);
  return { ...series, children: insertedBefore(kept, written, behindLabels) };
}

function rewrite(plot: XmlElement): readonly XmlElement[] | undefined {
  if (childOf(plot, 'dTable') === undefined) return undefined;
  const groups = new Set(elementsOf(plot).filter((group) => childOf(group, 'ser') !== undefined));
  const children = plot.children.map((child) =>
    typeof child !== 'string' && groups.has(child) ? withChanged(child, 'ser', labelled) : child,
  );
  return [{ ...plot, children }];
}

const labelSeries = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, { takes: (name) => localName(name) === 'plotArea', rewrite, maxNodes });

/** Shows the values of charts with a table below them (ECMA-376 part 1, §21.2.2.54), which LibreOffice 7.4 leaves out, as labels. */
export const labelDataTables: Layer = { hint: /[<:]dTable[\s/>]/, wrap: labelSeries };
