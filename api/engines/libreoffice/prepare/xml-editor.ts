import { createXmlReader } from '../../../formats/xml.ts';
import { createXmlWriter, xmlDeclaration } from '../../../formats/xml-writer.ts';
import type { PartEdit } from '../../../formats/zip-package.ts';
import { limits } from '../limits.ts';

/** Rewrites one part from its events, dropping or changing some. */
export interface XmlEditor {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
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
    open: (name, attributes) => writer.open({ name, attributes }),
    close: writer.close,
    text: writer.text,
    take: writer.take,
    changed: () => false,
  };
}

const { maxDepth } = limits.prepare;

/** Makes an edit of parts, which may be in any encoding and are written as UTF-8. Throws as `createXmlReader` does. */
export function editBy(create: () => XmlEditor): PartEdit {
  return async function* (source) {
    const editor = create();
    const reader = createXmlReader(editor, { maxDepth });
    yield Buffer.from(xmlDeclaration);
    for await (const chunk of source) {
      reader.write(chunk);
      yield Buffer.from(editor.take());
    }
    reader.end();
    yield Buffer.from(editor.take());
  };
}

/** Edits a whole part, as `editBy` would; null where nothing changes. Throws as `createXmlReader` does. */
export async function editWhole(source: AsyncIterable<Buffer>, create: () => XmlEditor): Promise<Buffer | null> {
  const editor = create();
  const reader = createXmlReader(editor, { maxDepth });
  const pieces = [xmlDeclaration];
  for await (const chunk of source) {
    reader.write(chunk);
    pieces.push(editor.take());
  }
  reader.end();
  pieces.push(editor.take());
  return editor.changed() ? Buffer.from(pieces.join('')) : null;
}

/** Whether an editor changes a part; stops reading at the first change. Throws as `createXmlReader` does. */
export async function wouldChange(source: AsyncIterable<Buffer>, create: () => XmlEditor): Promise<boolean> {
  const editor = create();
  const reader = createXmlReader(editor, { maxDepth });
  for await (const chunk of source) {
    reader.write(chunk);
    editor.take();
    if (editor.changed()) return true;
  }
  reader.end();
  return editor.changed();
}
