import { createPlainEditor, type XmlEditor } from '../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { createXmlReader } from '../../../api/formats/xml/xml.ts';

/** The content of a part after an editor has processed it, or null if the editor changed nothing. */
export function edited(content: string, wrap: (editor: XmlEditor) => XmlEditor): string | null {
  const editor = wrap(createPlainEditor());
  const reader = createXmlReader(editor, { maxDepth: 100, sources: true });
  reader.write(Buffer.from(`<x>${content}</x>`));
  reader.end();
  return editor.changed() ? editor.take().slice('<x>'.length, -'</x>'.length) : null;
}
