import { createHash } from 'node:crypto';
import { relationshipTypes } from '../docx/namespaces.ts';
import type { Picture } from '../model/page-model.ts';
import { element, xmlFile } from './xml.ts';

/** What a part of the package refers to: other parts and addresses. */
export interface Relationships {
  /** The id under which the part knows another one. */
  readonly part: (type: string, target: string) => string;
  readonly address: (url: string) => string;
  readonly xml: () => string;
  readonly isEmpty: () => boolean;
}

export function createRelationships(): Relationships {
  const known = new Map<string, string>();
  const written: string[] = [];
  const add = (type: string, target: string, isExternal: boolean) => {
    const key = `${type} ${target}`;
    const id = known.get(key) ?? `rId${known.size + 1}`;
    if (!known.has(key)) {
      known.set(key, id);
      const mode = isExternal ? 'External' : undefined;
      written.push(
        element('Relationship', { Id: id, Type: `${relationshipTypes}/${type}`, Target: target, TargetMode: mode }),
      );
    }
    return id;
  };
  return {
    part: (type, target) => add(type, target, false),
    address: (url) => add('hyperlink', url, true),
    isEmpty: () => known.size === 0,
    xml: () =>
      xmlFile(
        element('Relationships', { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' }, ...written),
      ),
  };
}

/** The pictures of the package, each kept once. */
export function createMedia() {
  const names = new Map<string, string>();
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  return {
    /** The path of a picture from the main part's folder. */
    nameOf({ bytes, format }: Picture): string {
      const digest = createHash('sha1').update(bytes).digest('hex');
      const name = names.get(digest) ?? `media/image${names.size + 1}.${format}`;
      if (!names.has(digest)) {
        names.set(digest, name);
        files.push({ name, bytes });
      }
      return name;
    },
    files: () => files,
  };
}

export type Media = ReturnType<typeof createMedia>;
