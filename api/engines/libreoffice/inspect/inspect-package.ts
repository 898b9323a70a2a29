import { createFaultCounter } from '../../../formats/xml/xml.ts';
import { openPackage, type PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import type { FontCollector } from '../fonts/font-collector.ts';
import type { ContentCollector } from '../kept/content/shown-content.ts';
import { limits } from '../limits.ts';
import { inspectPart } from './inspect-part.ts';
import type { Inspection } from './inspection.ts';
import { createPartWatch } from './watch-parts.ts';

const { maxObjectDepth } = limits.inspect;

/** Parts that contain macros. The lists of a Basic library are always present; only other modules are macros. */
const macroPart = /(^|\/)vbaProject\.bin$|^Basic\/.+\/(?!(script|dialog)-l[bc]\.xml$)[^/]+\.xml$|^Scripts\/.*[^/]$/i;

/** The entries of a package, those that others depend on first. */
function inOrder(entries: readonly PackageEntry[], first: readonly RegExp[]): readonly PackageEntry[] {
  const rank = ({ name }: PackageEntry) => {
    const found = first.findIndex((pattern) => pattern.test(name));
    return found < 0 ? first.length : found;
  };
  return first.length === 0 ? entries : [...entries].sort((a, b) => rank(a) - rank(b));
}

/** Throws `too-complex` for objects that lie too deep within each other, each in a folder of the one around it. */
function refuseDeepObject({ name }: PackageEntry): void {
  const folders = name.split('/').length - 1;
  if (!/(^|\/)content\.xml$/.test(name) || folders <= maxObjectDepth) return;
  throw new ProblemError(
    'too-complex',
    `This document has more than ${maxObjectDepth} objects within each other. Take some of them out, or insert them as pictures.`,
  );
}

/** Inspects every XML part and picture header of a package. Throws as `inspectInput` does. */
export async function inspectPackage(
  path: string,
  fonts: FontCollector,
  content: ContentCollector | null,
  signal: AbortSignal,
): Promise<Inspection> {
  const opened = await openPackage(path);
  const boundFaults = createFaultCounter();
  let isBroken = false;
  const countFault = () => {
    isBroken = true;
    boundFaults();
  };
  const watch = createPartWatch(fonts, content);
  try {
    for (const entry of inOrder(opened.entries, [/\.rels$/, ...(content?.first ?? [])])) {
      signal.throwIfAborted();
      if (entry.folder) continue;
      refuseDeepObject(entry);
      const reading = { signal, countFault, ...watch.reading(entry.name) };
      await inspectPart(opened, entry, watch.events(entry.name), reading);
    }
    await watch.check(opened, signal);
    const macros = opened.entries.some(({ name, bytes }) => bytes > 0 && macroPart.test(name));
    return { ...watch.found(), macros, isBroken };
  } finally {
    opened.close();
  }
}
