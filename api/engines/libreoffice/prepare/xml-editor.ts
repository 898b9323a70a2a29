import { createXmlReader } from '../../../formats/xml.ts';
import { xmlDeclaration } from '../../../formats/xml-writer.ts';
import type { PartEdit } from '../../../formats/zip-package.ts';

/** Writes a part anew from its events, with something left out or changed. One is made for each part. */
export interface XmlEditor {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** What was written since the last call. */
  readonly take: () => string;
  /** Whether anything of the part so far comes out changed. */
  readonly changed: () => boolean;
}

/** Parts were inspected before, which limits their depth; VML may nest deeper than other XML. */
const limits = { maxDepth: 5_000 };

/** An edit of parts in any encoding, which come out as UTF-8. Throws as `createXmlReader` does. */
export function editBy(create: () => XmlEditor): PartEdit {
  return async function* (source) {
    const editor = create();
    const reader = createXmlReader(editor, limits);
    yield Buffer.from(xmlDeclaration);
    for await (const chunk of source) {
      reader.write(chunk);
      yield Buffer.from(editor.take());
    }
    reader.end();
    yield Buffer.from(editor.take());
  };
}

/** Whether an editor changes a part; reads no further than to the first change. Throws as `createXmlReader` does. */
export async function wouldChange(source: AsyncIterable<Buffer>, create: () => XmlEditor): Promise<boolean> {
  const editor = create();
  const reader = createXmlReader(editor, limits);
  for await (const chunk of source) {
    reader.write(chunk);
    editor.take();
    if (editor.changed()) return true;
  }
  reader.end();
  return editor.changed();
}
