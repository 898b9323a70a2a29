import { rewriteXml } from '../../../../formats/xml/rewrite-xml.ts';
import { createXmlWriter } from '../../../../formats/xml/xml-writer.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { limits } from '../../limits.ts';

/** Rewrites one part from its events, dropping or changing some. */
export interface XmlEditor {
  /** `source` is how the tag is written, to be passed on with the same name and attributes only. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>, source?: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** The output since the last call. */
  readonly take: () => string;
  /** Whether any of the output so far differs from the input. */
  readonly changed: () => boolean;
}

/** An editor that changes nothing, for others to wrap. */
export function createPlainEditor(): XmlEditor {
  const writer = createXmlWriter();
  return {
    open: (name, attributes, source) => writer.open({ name, attributes, source }),
    close: writer.close,
    text: writer.text,
    take: writer.take,
    changed: () => false,
  };
}

/**
 * Wraps an editor in another one.
 * @param hasChanged Whether this one has changed anything so far.
 * @param events How this one handles events; the others go to the inner editor.
 */
export const layerOver = (
  editor: XmlEditor,
  hasChanged: () => boolean,
  events: Partial<Pick<XmlEditor, 'open' | 'close' | 'text'>>,
): XmlEditor => ({ ...editor, ...events, changed: () => hasChanged() || editor.changed() });

const reading = { maxDepth: limits.prepare.maxDepth, sources: true };

/** Makes an edit of parts, which may be in any encoding and are written as UTF-8. Throws as `createXmlReader` does. */
export const editBy =
  (create: () => XmlEditor): PartEdit =>
  (source) =>
    rewriteXml(source, create(), reading);

/** Edits a whole part, as `editBy` would; null where nothing changes. Throws as `createXmlReader` does. */
export async function editWhole(source: AsyncIterable<Buffer>, create: () => XmlEditor): Promise<Buffer | null> {
  const editor = create();
  const pieces: Buffer[] = [];
  for await (const piece of rewriteXml(source, editor, reading)) pieces.push(piece);
  return editor.changed() ? Buffer.concat(pieces) : null;
}

/** Whether an editor changes a part; stops reading at the first change. Throws as `createXmlReader` does. */
export async function wouldChange(source: AsyncIterable<Buffer>, create: () => XmlEditor): Promise<boolean> {
  const editor = create();
  for await (const _ of rewriteXml(source, editor, reading)) if (editor.changed()) return true;
  return false;
}
