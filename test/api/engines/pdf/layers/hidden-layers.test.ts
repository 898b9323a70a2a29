import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hiddenLayers } from '../../../../../api/engines/pdf/layers/hidden-layers.ts';
import type { PdfDict } from '../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../../../api/engines/pdf/qpdf/read-objects.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const scratch = await scratchFolder();

/** A document of two groups, 2 and 3, with more objects. */
async function document(config: PdfDict, more: Readonly<Record<string, PdfDict>> = {}) {
  const file = join(scratch, 'objects.json');
  const group = { '/Type': '/OCG', '/Name': 'u:Layer' };
  const objects: Record<string, PdfDict> = {
    '1 0 R': { '/OCProperties': { '/OCGs': ['2 0 R', '3 0 R'], '/D': config } },
    '2 0 R': group,
    '3 0 R': group,
    ...more,
  };
  const entries = Object.entries(objects).map(([reference, value]) => [`obj:${reference}`, { value }]);
  const trailer = { value: { '/Root': '1 0 R' } };
  await writeFile(file, JSON.stringify({ qpdf: [{ pdfversion: '1.7' }, { ...Object.fromEntries(entries), trailer }] }));
  return hiddenLayers(readObjects(file));
}

it('knows layers that are listed as off, or not listed as on', async () => {
  expect(await document({})).toBeUndefined();
  const listed = await document({ '/OFF': ['3 0 R'] });
  expect(['2 0 R', '3 0 R'].map((group) => listed?.(group))).toEqual([false, true]);
  const others = await document({ '/BaseState': '/OFF', '/ON': ['3 0 R'] });
  expect(['2 0 R', '3 0 R'].map((group) => others?.(group))).toEqual([true, false]);
});

it('lets the usage on a screen decide where the document says so', async () => {
  const usage = { '/Usage': { '/View': { '/ViewState': '/OFF' } } };
  const more = { '2 0 R': { '/Type': '/OCG', ...usage } };
  expect(await document({}, more)).toBeUndefined();
  const event = (name: string) => ({ '/AS': [{ '/Event': name, '/Category': ['/View'], '/OCGs': ['2 0 R'] }] });
  expect((await document(event('/View'), more))?.('2 0 R')).toBe(true);
  expect(await document(event('/Print'), more)).toBeUndefined();
});

it.each([
  [{ '/P': '/AnyOn' }, false],
  [{ '/P': '/AllOn' }, true],
  [{ '/P': '/AnyOff' }, false],
  [{ '/P': '/AllOff' }, true],
  [{ '/VE': ['/Or', '2 0 R', '3 0 R'] }, false],
  [{ '/VE': ['/And', '2 0 R', '3 0 R'] }, true],
  [{ '/VE': ['/And', '2 0 R', ['/Not', '3 0 R']] }, false],
] as const)('knows what belongs to several layers: %j', async (policy, isHidden) => {
  const more = { '4 0 R': { '/Type': '/OCMD', '/OCGs': ['2 0 R', '3 0 R'], ...policy } };
  expect((await document({ '/OFF': ['3 0 R'] }, more))?.('4 0 R')).toBe(isHidden);
});

it('takes conditions within each other without end for true', async () => {
  const more = { '4 0 R': { '/Type': '/OCMD', '/VE': '5 0 R' }, '5 0 R': ['/And', '5 0 R'] as unknown as PdfDict };
  expect((await document({ '/OFF': ['3 0 R'] }, more))?.('4 0 R')).toBe(false);
});
