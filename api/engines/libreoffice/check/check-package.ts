import { posix } from 'node:path';
import type { ShownWords } from '../../../formats/words/shown-words.ts';
import { readXml, type XmlEvents } from '../../../formats/xml/xml.ts';
import { resolveTarget, sourceOf } from '../../../formats/zip/part-name.ts';
import {
  type OfficePackage,
  openPackage,
  type PackageCaps,
  type PackageEntry,
} from '../../../formats/zip/zip-package.ts';
import { createCommentCounter, type UnprintedComments } from '../inspect/unprinted-comments.ts';
import { createPackageWords } from '../kept/package-words.ts';
import { limits } from '../limits.ts';
import { namesStandIn } from './family-names.ts';

const { maxDepth, ...caps } = limits.check;

/** The caps of packages that LibreOffice wrote. */
export const outputCaps: Partial<PackageCaps> = caps;

/** The findings about a package. */
export interface CheckedPackage {
  /** The first fault of each part that is not namespace-well-formed, by part name. */
  readonly faulty: ReadonlyMap<string, string>;
  /** The parts that name stand-ins for fonts. */
  readonly named: ReadonlySet<string>;
  /** Number of slides; null if it is no presentation. */
  readonly slides: number | null;
  readonly words: ShownWords;
  readonly pictures: number;
  /** Charts and formulas that an OpenDocument package shows and has not, or has another object for. */
  readonly lostObjects: number;
  /** Comments and speaker notes, which its pages do not show. */
  readonly unprinted: UnprintedComments;
}

/** The first namespace-well-formedness error of a part, whose rest is not read. */
class Fault extends Error {}

/** Reads every XML part of a package. Throws where a part is missing or the package cannot be read. */
export async function checkPackage(path: string, signal: AbortSignal): Promise<CheckedPackage> {
  const opened = await openPackage(path, outputCaps);
  try {
    return await checkParts(opened, signal);
  } finally {
    opened.close();
  }
}

async function checkParts(opened: OfficePackage, signal: AbortSignal): Promise<CheckedPackage> {
  const names = new Set(opened.entries.map((entry) => entry.name));
  const faulty = new Map<string, string>();
  const named = new Set<string>();
  const words = createPackageWords();
  const comments = createCommentCounter();
  let drawPages = 0;
  const objects = new Set<string>();
  let lostObjects = 0;

  const refer = (from: string, target: string) => {
    if (!names.has(target) && !names.has(`${target}/`))
      throw new Error(`${from} refers to ${target}, which is missing`);
  };
  const watch = ({ name: part }: PackageEntry): XmlEvents['open'] => {
    if (part.endsWith('.rels')) {
      const folder = posix.dirname(sourceOf(part));
      return (name, { Target, TargetMode }) => {
        if (name !== 'Relationship' || !Target || TargetMode === 'External') return;
        refer(part, decodeURI(resolveTarget(Target, folder)));
      };
    }
    if (part === 'META-INF/manifest.xml') {
      return (name, attributes) => {
        const target = attributes['manifest:full-path'] ?? '/';
        if (name === 'manifest:file-entry' && !target.endsWith('/')) refer(part, target);
      };
    }
    if (part !== 'content.xml') return undefined;
    return (name, attributes) => {
      if (name === 'draw:page') drawPages++;
      const [, object] = (name === 'draw:object' && /^\.\/(.+)/.exec(attributes['xlink:href'] ?? '')) || [];
      if (object === undefined) return;
      // LibreOffice 7.4 gives a chart the name of the formula behind it, and keeps only the formula.
      if (objects.has(object) || !names.has(`${object}/content.xml`)) lostObjects++;
      objects.add(object);
    };
  };

  for (const entry of opened.entries) {
    // LibreOffice writes an empty XML file for absent keyboard settings.
    if (entry.bytes === 0 || !/\.(xml|rels)$/.test(entry.name)) continue;
    const { open: other, ...events } = words.watch();
    const watched = watch(entry);
    const open: XmlEvents['open'] = (name, attributes) => {
      if (namesStandIn(name, attributes)) named.add(entry.name);
      other?.(name, attributes);
      watched?.(name, attributes);
    };
    const error = (message: string) => {
      throw new Fault(message);
    };
    try {
      const counted = comments.watch(entry.name, { ...events, open, error });
      await readXml(await opened.read(entry), counted, { signal, namespaces: true, maxDepth });
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      faulty.set(entry.name, problem.message);
    }
  }
  const slideParts = [...names].filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name)).length;
  return {
    faulty,
    named,
    slides: slideParts || drawPages || null,
    words: words.words(),
    pictures: words.pictures(),
    lostObjects,
    unprinted: comments.counted(),
  };
}
