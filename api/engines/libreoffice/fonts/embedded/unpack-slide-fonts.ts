import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { relationshipsOf, resolveTarget } from '../../../../formats/zip/part-name.ts';
import { type OfficePackage, openPackage } from '../../../../formats/zip/zip-package.ts';
import { ownModule } from '../../../../jail/own-module.ts';
import type { Processes } from '../../../../jail/process.ts';
import { limits } from '../../limits.ts';
import { childOf, elementsOf, readElements } from '../../prepare/edit/xml-tree.ts';
import type { LookupOptions } from '../installed-fonts.ts';
import type { OwnFont } from './font-document.ts';

const { maxEmbedded, maxEmbeddedBytes, decodeTimeoutMs } = limits.fonts;

const presentationPart = 'ppt/presentation.xml';
/** Elements of a list of fonts, and of a relationship part. */
const maxNodes = 1000;

/** The parts that hold fonts that a presentation embeds, with their families (ECMA-376 part 1, §19.2.1.9). */
async function findFonts(opened: OfficePackage, signal: AbortSignal) {
  const read = async (part: string, name: string) => {
    const entry = opened.entries.find((candidate) => candidate.name === part);
    return entry === undefined ? [] : readElements(await opened.read(entry), [name], { maxNodes, signal });
  };
  const targets = new Map<string, string>();
  for (const { attributes } of await read(relationshipsOf(presentationPart), 'Relationship')) {
    targets.set(attributes.Id ?? '', resolveTarget(attributes.Target ?? '', 'ppt'));
  }
  const families = new Map<string, string>();
  for (const font of await read(presentationPart, 'embeddedFont')) {
    const family = childOf(font, 'font')?.attributes.typeface ?? '';
    for (const { attributes } of elementsOf(font))
      families.set(targets.get(attributeOf(attributes, 'id') ?? '') ?? '', family);
  }
  return families;
}

/**
 * Unpacks the embedded fonts of a presentation, which LibreOffice 7.4 does not read. Fonts that cannot be decoded are
 * left out. Throws as `openPackage` and `readXml` do, and the signal's reason.
 */
export async function unpackSlideFonts(
  path: string,
  processes: Processes,
  options: LookupOptions,
): Promise<readonly OwnFont[]> {
  const folder = join(options.workspace, 'fonts');
  await mkdir(folder);
  const opened = await openPackage(path);
  const packed = new Map<string, string>();
  try {
    const families = await findFonts(opened, options.signal);
    const entries = opened.entries.filter(({ name, bytes }) => families.has(name) && bytes <= maxEmbeddedBytes);
    for (const [place, entry] of entries.slice(0, maxEmbedded).entries()) {
      const file = join(folder, `${place}.eot`);
      await writeFile(file, await buffer(await opened.read(entry)));
      packed.set(file, families.get(entry.name) ?? '');
    }
  } finally {
    opened.close();
  }
  if (packed.size === 0) return [];
  // In a separate process: a font may crash its decoder.
  const command = ownModule('./eot-worker', import.meta.url, [...packed.keys()]);
  await processes.run(command, { ...options, timeoutMs: decodeTimeoutMs }).catch(() => options.signal.throwIfAborted());
  const decoded = new Set(await readdir(folder));
  return [...packed]
    .map(([file, family]) => ({ file: `${file}.ttf`, family }))
    .filter(({ file }) => decoded.has(basename(file)));
}
