import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareMerged } from '../../../api/engines/pdf/merge/held/compare-merged.ts';
import { mergePdfs } from '../../../api/engines/pdf/merge/merge-pdfs.ts';
import type { SelectedFile } from '../../../api/engines/pdf/merge/select-pages.ts';
import { hasWritten, runQpdf } from '../../../api/engines/pdf/qpdf/run-qpdf.ts';
import { createNestedProcesses } from '../../../api/jail/nested.ts';
import { bookPdf } from '../../support/pdf/book-pdf.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';

const folder = await scratchFolder();
const job = { processes: createNestedProcesses(), signal: new AbortController().signal, cores: 2 };
const files = {
  'first.pdf': bookPdf({ word: 'first', pages: 3, hasOutline: true, attachment: 'notes.txt' }),
  'second.pdf': bookPdf({ word: 'second', pages: 2 }),
};

/** Merges both files; qpdf then makes another file of the merged one, with these arguments. */
async function mergeWith(args: (merged: string, blank: string) => readonly string[]) {
  const workspace = await mkdtemp(join(folder, 'job-'));
  const blank = join(workspace, 'blank.pdf');
  await writeFile(blank, pdf([[]]));
  const inputs = await Promise.all(
    Object.entries(files).map(async ([name, content]): Promise<SelectedFile> => {
      const path = join(workspace, name);
      await writeFile(path, content);
      return { path, numbers: null, input: { path, name, format: 'pdf', bytes: content.length, folders: [] } };
    }),
  );
  return mergePdfs({ ...job, workspace }, inputs, async (own, objects, _, output) => {
    const written = await runQpdf(own, ['--json-input', objects, `${output}.whole`], 20_000);
    expect(hasWritten(written)).toBe(true);
    const changes = args(`${output}.whole`, blank);
    if (changes.length === 0) await rename(`${output}.whole`, output);
    else execFileSync('qpdf', [...changes, output]);
  });
}

const lost = (detail: RegExp) => ({ code: 'content-lost', detail: expect.stringMatching(detail) });

describe('a merged file', () => {
  it('is accepted if it shows and carries what its files do', async () => {
    const { pages, notes } = await mergeWith(() => []);
    expect({ pages, notes }).toEqual({ pages: 5, notes: [] });
  });

  it('is refused if a page came out blank, which is named', async () => {
    const faulty = mergeWith((merged, blank) => [merged, '--pages', '.', '1-3', blank, '1', '.', '5', '--']);
    await expect(faulty).rejects.toMatchObject(lost(/^Page 1 of “second.pdf” /));
  });

  it('is refused if pages are missing or in another order', async () => {
    await expect(mergeWith((merged) => [merged, '--pages', '.', 'z-1', '--'])).rejects.toMatchObject({
      code: 'content-lost',
    });
    await expect(mergeWith((merged) => [merged, '--pages', '.', '1-4', '--'])).rejects.toMatchObject({
      code: 'content-lost',
    });
  });

  it('is reported to lack bookmarks and attachments', async () => {
    const { notes } = await mergeWith((merged) => ['--empty', '--pages', merged, '--']);
    expect(notes).toEqual([{ code: 'parts-missing', bookmarks: 3, attachments: 1, links: 0, others: 0 }]);
  });

  it('is reported if pages could not be compared in time', async () => {
    const workspace = await mkdtemp(join(folder, 'job-'));
    const path = join(workspace, 'file.pdf');
    await writeFile(path, files['second.pdf']);
    const file = { path, name: 'second.pdf', pages: 2, numbers: null, isRepaired: false };
    // A thread takes many times as long to start.
    const notes = await compareMerged(path, [file], { bookmarks: 0, links: 0 }, job, 1);
    expect(notes).toEqual([{ code: 'pages-not-compared', pages: 2 }]);
  });
});
