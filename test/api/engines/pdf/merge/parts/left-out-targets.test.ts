import { describe, expect, it } from 'vitest';
import { disableDeadLinks, leadsToLeftOut } from '../../../../../../api/engines/pdf/merge/parts/left-out-targets.ts';
import type { SourceDocument } from '../../../../../../api/engines/pdf/merge/source-document.ts';
import type { PdfDict } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';

/** A file of which the second page, object 4, was left out, and what it adapts. */
function chosen(isWhole = false) {
  const catalogue: PdfDict = {
    '/Names': { '/Dests': { '/Names': ['u:kept', ['3 0 R'], 'u:left', { '/D': ['4 0 R'] }] } },
  };
  const adapted: Parameters<SourceDocument['adapt']>[0][] = [];
  const document = {
    objects: objectsOf({ 3: { '/Type': '/Page' } }),
    catalogue,
    isWhole,
    ownPageAt: (index: number) => (index === 0 ? '3 0 R' : undefined),
    adapt: (change) => void adapted.push(change),
  } as Pick<SourceDocument, 'objects' | 'catalogue' | 'isWhole' | 'ownPageAt' | 'adapt'> as SourceDocument;
  const write = (dict: PdfDict) => adapted.reduce<PdfDict>((current, change) => change(current) as PdfDict, dict);
  return { document, write };
}

describe('targets on pages that were left out', () => {
  it.each<[string, PdfDict, boolean]>([
    ['a page', { '/Dest': ['4 0 R', '/Fit'] }, true],
    ['a page that was kept', { '/Dest': ['3 0 R', '/Fit'] }, false],
    ['the number of a page', { '/Dest': [1, '/Fit'] }, true],
    ['the number of a page that was kept', { '/Dest': [0, '/Fit'] }, false],
    ['a name', { '/A': { '/S': '/GoTo', '/D': 'u:left' } }, true],
    ['a name for a page that was kept', { '/A': { '/S': '/GoTo', '/D': 'u:kept' } }, false],
    ['a name that is unknown', { '/Dest': 'u:other' }, false],
    ['an address', { '/A': { '/S': '/URI', '/URI': 'u:https://example.org' } }, false],
  ])('are told by %s', (_, item, isLeftOut) => {
    expect(leadsToLeftOut(chosen().document)(item)).toBe(isLeftOut);
  });

  it('are none in a whole file', () => {
    expect(leadsToLeftOut(chosen(true).document)({ '/Dest': ['4 0 R'] })).toBe(false);
  });
});

describe('links to pages that were left out', () => {
  it('stay without their target, and are counted', () => {
    const { document, write } = chosen();
    const part = disableDeadLinks();
    part.take(document);
    expect(write({ '/Subtype': '/Link', '/Rect': [0, 0, 9, 9], '/Dest': ['4 0 R'] })).toEqual({
      '/Subtype': '/Link',
      '/Rect': [0, 0, 9, 9],
    });
    const kept = { '/Subtype': '/Link', '/Dest': ['3 0 R'] };
    expect(write(kept)).toEqual(kept);
    const bookmark = { '/Title': 'u:No link', '/Dest': ['4 0 R'] };
    expect(write(bookmark)).toEqual(bookmark);
    expect([part.links(), part.finish()]).toEqual([1, {}]);
  });
});
