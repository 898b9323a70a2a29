import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinMetadata } from '../../../../../../api/engines/pdf/merge/parts/document-metadata.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { joinParts } from '../../../../../support/pdf/merging/joined-parts.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const scratch = await scratchFolder();

/** A file of one page, with entries of its catalogue and of its information, and a link on its page. */
const fileOf = (entries: PdfDict, info: PdfDict = {}, link: PdfDict = {}): PdfObjects =>
  objectsOf(
    {
      1: { '/Type': '/Catalog', '/Pages': '2 0 R', ...entries },
      2: { '/Type': '/Pages', '/Kids': ['3 0 R'], '/Count': 1 },
      3: { '/Type': '/Page', '/Parent': '2 0 R', '/Annots': ['4 0 R'] },
      4: { '/Subtype': '/Link', '/A': link },
    },
    { '/Root': '1 0 R', '/Info': info },
  );

function joinedOf(name: string, files: readonly PdfObjects[]) {
  const part = joinMetadata();
  const { objects, catalogue, pages } = joinParts(join(scratch, `${name}.json`), files, () => part);
  const [link] = objects.array(objects.dict(pages[0]?.[0])?.['/Annots']) ?? [];
  return { catalogue, info: part.info(), version: part.version(), action: objects.dict(objects.dict(link)?.['/A']) };
}

describe('what is said of all files', () => {
  it('is kept where they agree, and left out where they do not', () => {
    const { catalogue, info } = joinedOf('agreed', [
      fileOf(
        { '/Lang': 'u:he', '/ViewerPreferences': { '/Direction': '/R2L' } },
        { '/Author': 'u:A', '/Title': 'u:1' },
      ),
      fileOf(
        { '/Lang': 'u:he', '/ViewerPreferences': { '/Direction': '/R2L', '/FitWindow': true } },
        { '/Author': 'u:A' },
      ),
    ]);
    expect(catalogue).toEqual({ '/Lang': 'u:he', '/ViewerPreferences': { '/Direction': '/R2L' } });
    expect(info).toEqual({ '/Author': 'u:A' });
  });

  it('is the page layout of the first, and the highest version of PDF', () => {
    const { catalogue, version } = joinedOf('first', [
      fileOf({ '/PageLayout': '/TwoColumnLeft', '/Version': '/1.4' }),
      fileOf({ '/PageLayout': '/SinglePage', '/Version': '/2.0' }),
      fileOf({ '/Version': '/9.9' }),
    ]);
    expect(catalogue).toEqual({ '/PageLayout': '/TwoColumnLeft' });
    expect(version).toBe('2.0');
  });

  it('is the printing condition of the first, if all are for that', () => {
    const intents = (condition: string) => ({
      '/OutputIntents': [{ '/S': '/GTS_PDFX', '/OutputConditionIdentifier': `u:${condition}` }],
    });
    const same = joinedOf('same', [fileOf(intents('FOGRA39')), fileOf(intents('FOGRA39'))]);
    expect(same.catalogue).toEqual(intents('FOGRA39'));
    const other = joinedOf('other', [fileOf(intents('FOGRA39')), fileOf({})]);
    expect(other.catalogue).toEqual({});
  });
});

describe('links', () => {
  it('lead to whole addresses where a file states what they begin with', () => {
    const base = { '/URI': { '/Base': 'u:https://example.org/docs/' } };
    const link = (address: string) => ({ '/S': '/URI', '/URI': `u:${address}` });
    expect(joinedOf('base', [fileOf(base, {}, link('a.html'))]).action).toEqual(
      link('https://example.org/docs/a.html'),
    );
    expect(joinedOf('none', [fileOf({}, {}, link('a.html'))]).action).toEqual(link('a.html'));
  });
});
