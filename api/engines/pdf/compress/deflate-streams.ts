import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { PdfObjects } from './qpdf-objects.ts';
import { filtersOf, inflate, withoutFilters } from './stream-filters.ts';

const maxBytes = 100_000_000;
/** Less is not worth a new copy. */
const minBytes = 200;

/** Deflates streams anew at the best level, where that is smaller; those with predictors keep them. */
export function deflateStreams(objects: PdfObjects, folder: string, deadline: number): void {
  for (const [reference, { dict, datafile }] of objects.streams()) {
    if (performance.now() > deadline) return;
    const [filter, ...others] = filtersOf(objects, dict);
    const isPlain = filter?.name === 'FlateDecode' && (objects.number(filter.parameters['/Predictor']) ?? 1) === 1;
    if (!isPlain || others.length > 0 || objects.name(dict['/Type']) === 'EmbeddedFile') continue;
    const before = readFileSync(datafile);
    if (before.length < minBytes) continue;
    const data = deflatedAnew(objects, before, filter);
    if (data === undefined || data.length >= before.length) continue;
    const path = join(folder, `deflated-${reference.replaceAll(' ', '-')}`);
    writeFileSync(path, data);
    objects.setStream(reference, { dict: { ...withoutFilters(dict), '/Filter': '/FlateDecode' }, datafile: path });
  }
}

/** Undefined for a stream that is damaged or too long. */
function deflatedAnew(objects: PdfObjects, data: Buffer, filter: Parameters<typeof inflate>[2]): Buffer | undefined {
  try {
    return deflateSync(inflate(objects, data, filter, maxBytes), { level: 9, memLevel: 9 });
  } catch {
    return undefined;
  }
}
