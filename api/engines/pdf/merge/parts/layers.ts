import { hiddenGroups } from '../../layers/hidden-layers.ts';
import { isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';
import { append, type Part } from './part.ts';

/** Joins the layers (optional content, ISO 32000-1 §8.11.4) with their initial states, grouped by file. */
export function joinLayers(): Part {
  const groups: PdfValue[] = [];
  const hidden: PdfValue[] = [];
  const order: PdfValue[] = [];
  const lists: Record<'/RBGroups' | '/Locked' | '/AS', PdfValue[]> = { '/RBGroups': [], '/Locked': [], '/AS': [] };

  function take({ objects, catalogue, title, translate }: SourceDocument): void {
    const properties = objects.dict(catalogue['/OCProperties']);
    const own = (objects.array(properties?.['/OCGs']) ?? []).filter(isReference);
    if (properties === undefined || own.length === 0) return;
    const config = objects.dict(properties['/D']) ?? {};
    const translated = (values: readonly PdfValue[]) => values.map(translate);
    append(groups, translated(own));
    append(hidden, translated(hiddenGroups(objects, config, own)));
    const shown = objects.array(config['/Order']) ?? [];
    if (shown.length > 0) order.push([`u:${title}`, ...translated(shown)]);
    for (const [key, list] of Object.entries(lists)) append(list, translated(objects.array(config[key]) ?? []));
  }

  function finish(): PdfDict {
    if (groups.length === 0) return {};
    const filled = Object.entries({ '/OFF': hidden, '/Order': order, ...lists }).filter(([, list]) => list.length > 0);
    return { '/OCProperties': { '/OCGs': groups, '/D': Object.fromEntries(filled) } };
  }

  return { take, finish };
}
