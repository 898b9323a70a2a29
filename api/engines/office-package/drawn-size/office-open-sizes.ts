import { createReadStream } from 'node:fs';
import { emuPerInch } from '../../../formats/units.ts';
import { createFaultCounter, localName, readXml } from '../../../formats/xml/xml.ts';
import type { Part } from '../part.ts';
import type { Reference } from '../references.ts';
import { createDrawingReader } from './drawing-reader.ts';
import { type DrawnSize, type DrawnSizes, larger } from './drawn-size.ts';

/** The size for pictures without one of their own: at most a slide's in presentations, any in Word and Excel. */
async function slideSize(parts: readonly Part[], signal: AbortSignal): Promise<DrawnSize> {
  const presentation = parts.find(({ name }) => name === 'ppt/presentation.xml');
  let size: DrawnSize = 'natural';
  if (presentation === undefined) return size;
  const open = (name: string, { cx, cy }: Readonly<Record<string, string>>) => {
    if (localName(name) === 'sldSz') size = { width: Number(cx) / emuPerInch, height: Number(cy) / emuPerInch };
  };
  await readXml(createReadStream(presentation.path), { open }, { signal });
  return size;
}

/** For each part with pictures: relationship id → the picture's part. */
function picturesBySource(references: readonly Reference[]): ReadonlyMap<string, Map<string, string>> {
  const bySource = new Map<string, Map<string, string>>();
  for (const { source, id, type, target } of references) {
    if (!type.endsWith('/image')) continue;
    const own = bySource.get(source) ?? new Map<string, string>();
    bySource.set(source, own.set(id, target));
  }
  return bySource;
}

/** Finds how large an OOXML document shows its pictures. Throws as `readXml` and `createDrawingReader` do. */
export async function officeOpenSizes(
  parts: readonly Part[],
  references: readonly Reference[],
  signal: AbortSignal,
): Promise<DrawnSizes> {
  const pictures = picturesBySource(references);
  const countFault = createFaultCounter();
  const fallback = await slideSize(parts, signal);
  const sizes = new Map<string, DrawnSize>();
  for (const part of parts) {
    const targets = pictures.get(part.name);
    if (targets === undefined) continue;
    const seen = new Set<string>();
    const found = (id: string, size: DrawnSize = fallback) => {
      const target = targets.get(id);
      if (target === undefined) return;
      seen.add(target);
      sizes.set(target, larger(sizes.get(target), size));
    };
    const reader = createDrawingReader(found);
    await readXml(createReadStream(part.path), reader.events, { signal, countFault });
    reader.finish();
    for (const target of targets.values()) if (!seen.has(target)) sizes.set(target, 'natural');
  }
  return sizes;
}
