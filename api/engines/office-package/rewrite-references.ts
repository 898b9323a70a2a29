import { readFile, writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { type Part, withContent } from './part.ts';
import { namesOthers, resolveTarget, sourceOf } from './references.ts';

/** Parts that go by another name, or go. */
export interface Changes {
  /** Old name → the name of the part that takes its place. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly dropped: ReadonlySet<string>;
}

/** An edited text, and how many references in it were changed. */
interface Edited {
  readonly text: string;
  readonly references: number;
}

const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };
const extensionOf = (name: string) => posix.extname(name).slice(1).toLowerCase();

/** Texts up to this size are edited as a whole. */
const maxEditedBytes = 64_000_000;

const attribute = (element: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)?.slice(1).find(Boolean);

function editRelationships(text: string, rels: string, { renamed, dropped }: Changes): Edited {
  const folder = posix.dirname(sourceOf(rels));
  let references = 0;
  const edited = text.replace(/<(?:[\w.-]+:)?Relationship\s[^>]*\/>/g, (element) => {
    const target = attribute(element, 'Target');
    if (target === undefined || attribute(element, 'TargetMode') === 'External') return element;
    const name = resolveTarget(target, folder);
    const next = renamed.get(name);
    if (next === undefined && !dropped.has(name)) return element;
    references += 1;
    if (next === undefined) return '';
    const path = target.startsWith('/') ? `/${next}` : posix.relative(folder, next);
    return element.replace(/(\bTarget\s*=\s*["'])[^"']*/, (_, start: string) => `${start}${path}`);
  });
  return { text: edited, references };
}

/** Declares the new extensions, and forgets what was said of parts that are gone (ECMA-376 part 2, §7.2.3). */
function editContentTypes(text: string, { renamed, dropped }: Changes): string {
  const isGone = (name: string) => renamed.has(name) || dropped.has(name);
  const kept = text.replace(/<(?:[\w.-]+:)?Override\s[^>]*\/>/g, (element) =>
    isGone((attribute(element, 'PartName') ?? '').slice(1)) ? '' : element,
  );
  const wanted = [...new Set([...renamed.values()].map(extensionOf))].filter((extension) => {
    const isDeclared = new RegExp(`\\bExtension\\s*=\\s*["']${extension}["']`, 'i').test(kept);
    return extension in contentTypes && !isDeclared;
  });
  return kept.replace(/<((?:[\w.-]+:)?)Types\b[^>]*>/, (start, prefix: string) =>
    wanted.reduce(
      (all, extension) => `${all}<${prefix}Default Extension="${extension}" ContentType="${contentTypes[extension]}"/>`,
      start,
    ),
  );
}

function editLinks(text: string, part: string, { renamed }: Changes): Edited {
  const folder = posix.dirname(part);
  let references = 0;
  const edited = text.replace(/(\bhref\s*=\s*)(["'])(\.\/)?([^"'<]*)\2/g, (whole, start, quote, dot = '', href) => {
    const next = renamed.get(resolveTarget(href as string, folder));
    if (next === undefined) return whole;
    references += 1;
    return `${start}${quote}${dot}${posix.relative(folder, next)}${quote}`;
  });
  return { text: edited, references };
}

/** The package's list of its files (OpenDocument part 2, §4): renamed entries get their new type, others go. */
function editManifest(text: string, { renamed, dropped }: Changes): string {
  const listed = new Set<string>();
  return text.replace(/<(?:[\w.-]+:)?file-entry\s[^>]*?(?:\/>|>\s*<\/[\w.:-]+>)/g, (element) => {
    const name = attribute(element, 'full-path') ?? '';
    const next = renamed.get(name) ?? name;
    if (dropped.has(name) || listed.has(next)) return '';
    listed.add(next);
    if (next === name) return element;
    const type = contentTypes[extensionOf(next)];
    const moved = element.replace(/(\bfull-path\s*=\s*["'])[^"']*/, (_, start: string) => `${start}${next}`);
    if (type === undefined || extensionOf(name) === extensionOf(next)) return moved;
    return moved.replace(/(\bmedia-type\s*=\s*["'])[^"']*/, (_, start: string) => `${start}${type}`);
  });
}

/** Whether the texts that name other parts can be edited byte for byte: not too long, and in no 16-bit encoding. */
export async function canRewrite(parts: readonly Part[], odf: boolean): Promise<boolean> {
  for (const part of parts) {
    if (!namesOthers(part, odf) && !isList(part)) continue;
    if (part.bytes > maxEditedBytes) return false;
    const start = (await readFile(part.path)).subarray(0, 2).toString('latin1');
    if (/[\0\xfe\xff]/.test(start)) return false;
  }
  return true;
}

const isList = ({ name }: Part) => name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';

function editPart(part: Part, text: string, odf: boolean, changes: Changes): Edited {
  if (part.name === '[Content_Types].xml') return { text: editContentTypes(text, changes), references: 0 };
  if (part.name === 'META-INF/manifest.xml') return { text: editManifest(text, changes), references: 0 };
  return odf ? editLinks(text, part.name, changes) : editRelationships(text, part.name, changes);
}

/**
 * The parts with every reference brought in line with the changes; nothing else in them is touched. Returns undefined
 * where not exactly so many references were found as an XML reader had seen.
 */
export async function rewriteReferences(
  parts: readonly Part[],
  odf: boolean,
  changes: Changes,
  expected: number,
): Promise<readonly Part[] | undefined> {
  const result: Part[] = [];
  let references = 0;
  for (const part of parts) {
    if (!namesOthers(part, odf) && !isList(part)) {
      result.push(part);
      continue;
    }
    const text = await readFile(part.path, 'latin1');
    const edited = editPart(part, text, odf, changes);
    references += edited.references;
    if (edited.text === text) {
      result.push(part);
      continue;
    }
    const path = `${part.path}.edited`;
    await writeFile(path, edited.text, 'latin1');
    result.push(await withContent(part, path));
  }
  return references === expected ? result : undefined;
}
