import { createPlainEditor, type XmlEditor } from '../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { createXmlReader } from '../../../api/formats/xml/xml.ts';

/** The content of a part's root after an editor has processed it, or null if the editor changed nothing. */
export function edited(content: string, wrap: (editor: XmlEditor) => XmlEditor, root = 'x'): string | null {
  const editor = wrap(createPlainEditor());
  const reader = createXmlReader(editor, { maxDepth: 100, sources: true });
  reader.write(Buffer.from(`<${root}>${content}</${root}>`));
  reader.end();
  return editor.changed() ? editor.take().slice(`<${root}>`.length, -`</${root}>`.length) : null;
}
