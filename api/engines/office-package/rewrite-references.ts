import { createReadStream, createWriteStream } from 'node:fs';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { documentLimits, scanXml, UnreadablePart } from '../../formats/xml/scan-xml.ts';
import { type SpliceHandlers, spliceXml } from '../../formats/xml/splice-xml.ts';
import { withValues } from '../../formats/xml/start-tag.ts';
import { resolveTarget, sourceOf } from '../../formats/zip/part-name.ts';
import { type Part, type Standard, withContent } from './part.ts';
import { hasReferences, internalTarget, isPartList, linksIn } from './references.ts';

/** Parts that are renamed or removed. */
export interface Changes {
  /** Old name → the name of the part that replaces it. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly removed: ReadonlySet<string>;
}

const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };
const extensionOf = (name: string) => posix.extname(name).slice(1).toLowerCase();

/** Creates the handlers that edit a part; `changed` is called for each reference that they change. */
type Editor = (changed: () => void) => SpliceHandlers;

/** Removes empty elements. Throws UnreadablePart where one is not empty. */
function createRemoval() {
  let inside = false;
  return {
    open(edit: () => { replace: (text: string) => void }, selfClosing: boolean) {
      edit().replace('');
      inside = !selfClosing;
    },
    child() {
      if (inside) throw new UnreadablePart('an element to remove has children');
    },
    close(edit: () => { replace: (text: string) => void }) {
      if (inside) edit().replace('');
      inside = false;
    },
  };
}

function editRelationships(rels: string, { renamed, removed }: Changes): Editor {
  const folder = posix.dirname(sourceOf(rels));
  return (changed) => {
    const removal = createRemoval();
    return {
      open({ name, attributes, selfClosing }, edit) {
        removal.child();
        const target = internalTarget(name, attributes);
        if (target === undefined) return;
        const resolved = resolveTarget(target, folder);
        const next = renamed.get(resolved);
        if (next === undefined && !removed.has(resolved)) return;
        changed();
        if (next === undefined) {
          removal.open(edit, selfClosing);
          return;
        }
        const tag = edit();
        const path = target.startsWith('/') ? `/${next}` : posix.relative(folder, next);
        tag.replace(withValues(tag.text, { Target: path }));
      },
      close: (_name, _depth, edit) => removal.close(edit),
    };
  };
}

function editLinks(part: string, { renamed }: Changes): Editor {
  const folder = posix.dirname(part);
  return (changed) => ({
    open({ attributes }, edit) {
      const values: Record<string, string> = {};
      for (const key of linksIn(attributes)) {
        const href = attributes[key] ?? '';
        const next = renamed.get(resolveTarget(href, folder));
        if (next === undefined) continue;
        changed();
        values[key] = `${href.startsWith('./') ? './' : ''}${posix.relative(folder, next)}`;
      }
      if (Object.keys(values).length === 0) return;
      const tag = edit();
      tag.replace(withValues(tag.text, values));
    },
  });
}

/** The extensions of new names for which a list of content types has no default. */
async function undeclaredExtensions(part: Part, { renamed }: Changes): Promise<readonly string[]> {
  const declared = new Set<string>();
  const open = ({ attributes: { Extension } }: { readonly attributes: Readonly<Record<string, string>> }) => {
    if (Extension !== undefined) declared.add(Extension.toLowerCase());
  };
  await scanXml(createReadStream(part.path), { open }, documentLimits);
  const wanted = new Set([...renamed.values()].map(extensionOf));
  return [...wanted].filter((extension) => extension in contentTypes && !declared.has(extension));
}

/** Declares new extensions, and removes the entries of renamed and removed parts (ECMA-376 part 2, §7.2.3). */
function editContentTypes({ renamed, removed }: Changes, extensions: readonly string[]): Editor {
  return () => {
    const removal = createRemoval();
    return {
      open({ name, attributes, depth, selfClosing }, edit) {
        removal.child();
        if (depth === 0) {
          const tag = edit();
          const prefix = /^<([^\s>/]+:)?/.exec(tag.text)?.[1] ?? '';
          const added = extensions.map(
            (one) => `<${prefix}Default Extension="${one}" ContentType="${contentTypes[one]}"/>`,
          );
          if (!selfClosing) tag.after(added.join(''));
        }
        const part = attributes.PartName?.slice(1) ?? '';
        if (name === 'Override' && (renamed.has(part) || removed.has(part))) removal.open(edit, selfClosing);
      },
      close: (_name, _depth, edit) => removal.close(edit),
    };
  };
}

/** Renames entries of the manifest (ODF part 2, §4) with their new media types, and removes those of removed parts. */
function editManifest({ renamed, removed }: Changes): Editor {
  return () => {
    const listed = new Set<string>();
    const removal = createRemoval();
    return {
      open({ name: element, attributes, selfClosing }, edit) {
        removal.child();
        if (element !== 'file-entry') return;
        const named = (local: string) => Object.keys(attributes).find((key) => key.endsWith(local)) ?? local;
        const [pathKey, typeKey] = [named('full-path'), named('media-type')];
        const name = attributes[pathKey] ?? '';
        const next = renamed.get(name) ?? name;
        if (removed.has(name) || listed.has(next)) {
          removal.open(edit, selfClosing);
          return;
        }
        listed.add(next);
        if (next === name) return;
        const type = extensionOf(name) === extensionOf(next) ? undefined : contentTypes[extensionOf(next)];
        const tag = edit();
        tag.replace(withValues(tag.text, { [pathKey]: next, ...(type !== undefined && { [typeKey]: type }) }));
      },
      close: (_name, _depth, edit) => removal.close(edit),
    };
  };
}

async function editorOf(part: Part, standard: Standard, changes: Changes): Promise<Editor> {
  if (part.name === '[Content_Types].xml') return editContentTypes(changes, await undeclaredExtensions(part, changes));
  if (part.name === 'META-INF/manifest.xml') return editManifest(changes);
  return standard === 'odf' ? editLinks(part.name, changes) : editRelationships(part.name, changes);
}

async function rewriteAll(
  parts: readonly Part[],
  standard: Standard,
  changes: Changes,
  changed: () => void,
): Promise<readonly Part[]> {
  const result: Part[] = [];
  for (const part of parts) {
    if (!hasReferences(part, standard) && !isPartList(part)) {
      result.push(part);
      continue;
    }
    const editor = await editorOf(part, standard, changes);
    const path = `${part.path}.edited`;
    const edited = spliceXml(createReadStream(part.path), editor(changed), documentLimits);
    await pipeline(Readable.from(edited, { objectMode: false }), createWriteStream(path));
    result.push(await withContent(part, path));
  }
  return result;
}

/**
 * Updates all references to renamed and removed parts; everything else stays byte for byte as it was. Returns undefined
 * if a part cannot be edited, or if the number of references found is not `expected`.
 */
export async function rewriteReferences(
  parts: readonly Part[],
  standard: Standard,
  changes: Changes,
  expected: number,
): Promise<readonly Part[] | undefined> {
  let references = 0;
  try {
    const result = await rewriteAll(parts, standard, changes, () => {
      references += 1;
    });
    return references === expected ? result : undefined;
  } catch (error) {
    if (error instanceof UnreadablePart) return undefined;
    throw error;
  }
}
