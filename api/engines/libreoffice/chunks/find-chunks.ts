import { percentDecoded } from '../../../formats/percent-decoded.ts';
import { localName, readXml, type XmlOptions } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { resolveTarget, sourceOf } from '../../../formats/zip/part-name.ts';
import type { OfficePackage, PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { ignoring } from '../kept/ignore-elements.ts';
import { limits } from '../limits.ts';

const { maxReferences } = limits.chunks;

/** A part that holds a document of its own, which Word shows as part of the text (ECMA-376 part 1, §17.17.2.1). */
export interface Chunk {
  readonly entry: PackageEntry;
  /** How often the words compared with a result include it: those of headers, for example, do not. */
  readonly timesCompared: number;
  readonly timesShown: number;
  /** Whether a part that shows it states the layout of pages, which LibreOffice loses there. */
  readonly isLaidOut: boolean;
}

/** Relationships of one part, by id, to the chunks that it shows. */
interface Source {
  readonly part: string;
  readonly targets: ReadonlyMap<string, string>;
}

const chunkType = /\/aFChunk$/;
/** The parts whose words are compared (`kept/word-content.ts`). */
const comparedPart = /^word\/(document|footnotes|endnotes)\d*\.xml$/;
/** Size, margins, headers and footers of pages (ECMA-376 part 1, §17.6, §17.10). */
const layout = new Set(['pgSz', 'pgMar', 'headerReference', 'footerReference']);
const unseen = new Set(['moveFrom', 'del', 'Fallback']);

/** The problem of a document that shows chunks far too often. */
export const tooOften = (): ProblemError =>
  new ProblemError('too-complex', `This document inserts others in more than ${maxReferences} places.`);

/** The chunks that the parts of a package refer to, and the targets of all other relationships. */
async function readRelationships(opened: OfficePackage, options: XmlOptions) {
  const sources: Source[] = [];
  const others = new Set<string>();
  for (const entry of opened.entries) {
    if (!entry.name.endsWith('.rels')) continue;
    const part = sourceOf(entry.name);
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const targets = new Map<string, string>();
    const open = (name: string, attributes: Readonly<Record<string, string>>) => {
      const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => attributeOf(attributes, key));
      if (localName(name) !== 'Relationship' || target === undefined || type === undefined || id === undefined) return;
      if (attributeOf(attributes, 'TargetMode') === 'External') return;
      const resolved = resolveTarget(target, folder);
      if (chunkType.test(type)) targets.set(id, resolved);
      else others.add(resolved);
    };
    await readXml(await opened.read(entry), { open }, options);
    if (targets.size > 0) sources.push({ part, targets });
  }
  return { sources, others };
}

/** The ids of the chunks that a part shows, as often as it shows them, and whether it states the layout of pages. */
async function shownIn(opened: OfficePackage, entry: PackageEntry, options: XmlOptions) {
  const ids: string[] = [];
  let isLaidOut = false;
  const events = ignoring((name) => unseen.has(name), {
    open(name, attributes) {
      const id = name === 'altChunk' ? attributeOf(attributes, 'id') : undefined;
      if (id !== undefined) ids.push(id);
      if (layout.has(name)) isLaidOut = true;
    },
    close: () => {},
    text: () => {},
  });
  await readXml(await opened.read(entry), events, options);
  return { ids, isLaidOut };
}

/**
 * Finds the chunks of a Word document. A part that something else refers to as well is none. Throws `too-complex` where
 * they are shown far too often, and what reading the package throws.
 */
export async function findChunks(opened: OfficePackage, options: XmlOptions): Promise<readonly Chunk[]> {
  const { sources, others } = await readRelationships(opened, options);
  if (sources.length === 0) return [];
  const entries = new Map(opened.entries.filter(({ folder }) => !folder).map((entry) => [entry.name, entry]));
  const find = (name: string) => entries.get(name) ?? entries.get(percentDecoded(name) ?? name);
  const isReserved = ({ name }: PackageEntry) =>
    others.has(name) || name.endsWith('.rels') || name === '[Content_Types].xml';
  const chunks = new Map<PackageEntry, Omit<Chunk, 'entry'>>();
  let references = 0;
  for (const { part, targets } of sources) {
    const source = entries.get(part);
    const { ids, isLaidOut } =
      source === undefined ? { ids: [], isLaidOut: false } : await shownIn(opened, source, options);
    references += ids.length;
    if (references > maxReferences) throw tooOften();
    for (const [id, target] of targets) {
      const entry = find(target);
      if (entry === undefined || isReserved(entry)) continue;
      const times = ids.filter((shown) => shown === id).length;
      const known = chunks.get(entry) ?? { timesCompared: 0, timesShown: 0, isLaidOut: false };
      chunks.set(entry, {
        timesCompared: known.timesCompared + (comparedPart.test(part) ? times : 0),
        timesShown: known.timesShown + times,
        isLaidOut: known.isLaidOut || (times > 0 && isLaidOut),
      });
    }
  }
  return [...chunks].map(([entry, chunk]) => ({ entry, ...chunk }));
}
