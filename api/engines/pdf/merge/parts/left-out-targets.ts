import { isDict, isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { SourceDocument } from '../source-document.ts';
import { destinationKey, readDestinations } from './destinations.ts';
import type { Part } from './part.ts';

/** Tells whether a bookmark or a link of a file leads to one of its pages that was left out. */
export function leadsToLeftOut(document: SourceDocument): (item: PdfDict) => boolean {
  if (document.isWhole) return () => false;
  const { objects } = document;
  const named = new Map<string, PdfValue>();
  for (const [name, value] of readDestinations(document)) {
    const key = destinationKey(name);
    if (key !== undefined && !named.has(key)) named.set(key, value);
  }
  const targetOf = (value: PdfValue | undefined): PdfValue => {
    const target = objects.resolve(value) ?? null;
    const key = destinationKey(target);
    const found = Array.isArray(target) || key === undefined ? target : objects.resolve(named.get(key));
    return (isDict(found) ? objects.resolve(found['/D']) : found) ?? null;
  };
  return (item) => {
    const action = objects.dict(item['/A']);
    const goesTo = objects.name(action?.['/S']) === 'GoTo' ? action?.['/D'] : undefined;
    const target = targetOf(item['/Dest'] ?? goesTo);
    const page = Array.isArray(target) ? target[0] : undefined;
    if (typeof page === 'number') return document.ownPageAt(page) === undefined;
    return isReference(page) && objects.dict(page) === undefined;
  };
}

/**
 * Takes the target off links that lead to pages that were left out, and counts them. The links stay, since some are
 * drawn.
 */
export function disableDeadLinks(): Part & { readonly links: () => number } {
  let links = 0;
  return {
    take(document) {
      if (document.isWhole) return;
      const isDead = leadsToLeftOut(document);
      document.adapt((dict) => {
        if (document.objects.name(dict['/Subtype']) !== 'Link' || !isDead(dict)) return dict;
        links++;
        const { '/Dest': _target, '/A': _action, ...rest } = dict;
        return rest;
      });
    },
    finish: () => ({}),
    links: () => links,
  };
}
