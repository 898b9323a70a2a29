import { posix } from 'node:path';
import type { ShownWords } from '../../../formats/words/shown-words.ts';
import { readXml, type XmlEvents } from '../../../formats/xml/xml.ts';
import { resolveTarget, sourceOf } from '../../../formats/zip/part-name.ts';
import { type OfficePackage, openPackage, type PackageCaps } from '../../../formats/zip/zip-package.ts';
import { createCommentCounter, type UnprintedComments } from '../inspect/unprinted-comments.ts';
import { createPackageWords } from '../kept/package-words.ts';
import { limits } from '../limits.ts';
import { namesStandIn } from './family-names.ts';

const { maxDepth, ...caps } = limits.check;
const manifest = 'META-INF/manifest.xml';

/** The caps of packages that LibreOffice wrote. */
export const outputCaps: Partial<PackageCaps> = caps;

/** The findings about a package. */
export interface CheckedPackage {
  /** The first fault of each part that is not namespace-well-formed, by part name. */
  readonly faulty: ReadonlyMap<string, string>;
  /** The parts that name stand-ins for fonts. */
  readonly named: ReadonlySet<string>;
  /** Number of slides; null if it is not a presentation. */
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

/** What the parts of a package refer to. */
interface References {
  /** Reads what one part refers to; undefined for one that refers to nothing. */
  readonly watch: (part: string) => XmlEvents['open'];
  /** Slides of a presentation in OpenDocument. */
  readonly drawPages: () => number;
  readonly lostObjects: () => number;
}

/** @param names Of all parts. What is watched throws for a reference to any other. */
function createReferences(names: ReadonlySet<string>): References {
  const objects = new Set<string>();
  let lostObjects = 0;
  let drawPages = 0;

  const refer = (from: string, target: string) => {
    if (!names.has(target) && !names.has(`${target}/`))
      throw new Error(`${from} refers to ${target}, which is missing`);
  };
  const watchRelationships = (part: string): XmlEvents['open'] => {
    const folder = posix.dirname(sourceOf(part));
    return (name, { Target, TargetMode }) => {
      if (name !== 'Relationship' || !Target || TargetMode === 'External') return;
      refer(part, decodeURI(resolveTarget(Target, folder)));
    };
  };
  const watchManifest: XmlEvents['open'] = (name, attributes) => {
    const target = attributes['manifest:full-path'] ?? '/';
    if (name === 'manifest:file-entry' && !target.endsWith('/')) refer(manifest, target);
  };
  const watchContent: XmlEvents['open'] = (name, attributes) => {
    if (name === 'draw:page') drawPages++;
    const [, object] = (name === 'draw:object' && /^\.\/(.+)/.exec(attributes['xlink:href'] ?? '')) || [];
    if (object === undefined) return;
    // LibreOffice 7.4 gives a chart the name of the formula behind it, and keeps only the formula.
    if (objects.has(object) || !names.has(`${object}/content.xml`)) lostObjects++;
    objects.add(object);
  };
  return {
    watch(part) {
      if (part.endsWith('.rels')) return watchRelationships(part);
      if (part === manifest) return watchManifest;
      return part === 'content.xml' ? watchContent : undefined;
    },
    drawPages: () => drawPages,
    lostObjects: () => lostObjects,
  };
}

async function checkParts(opened: OfficePackage, signal: AbortSignal): Promise<CheckedPackage> {
  const names = new Set(opened.entries.map((entry) => entry.name));
  const faulty = new Map<string, string>();
  const named = new Set<string>();
  const words = createPackageWords();
  const comments = createCommentCounter();
  const references = createReferences(names);

  for (const entry of opened.entries) {
    // LibreOffice writes an empty XML file for absent keyboard settings.
    if (entry.bytes === 0 || !/\.(xml|rels)$/.test(entry.name)) continue;
    const { open: other, ...events } = words.watch();
    const watched = references.watch(entry.name);
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
    slides: slideParts || references.drawPages() || null,
    words: words.words(),
    pictures: words.pictures(),
    lostObjects: references.lostObjects(),
    unprinted: comments.counted(),
  };
}
