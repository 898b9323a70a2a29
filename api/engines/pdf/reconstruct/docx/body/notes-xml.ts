import type { DocModel, Note } from '../../model/doc-model.ts';
import { element, valued, xmlFile } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import type { WriteContext } from '../write-context.ts';
import { paragraphXml } from './paragraph-xml.ts';
import { run } from './run-xml.ts';

const roots = { footnote: 'w:footnotes', endnote: 'w:endnotes' } as const;
const noteWidth = 400;

const separator = (kind: Note['kind'], type: 'separator' | 'continuationSeparator', id: number) =>
  element(`w:${kind}`, { 'w:type': type, 'w:id': id }, element('w:p', {}, run('', element(`w:${type}`))));

/** The part with all notes of a kind, and the two separators that Word wants in it. */
export function notesXml(kind: Note['kind'], { notes }: DocModel, context: WriteContext): string {
  const reference =
    run(element('w:rPr', {}, valued('w:vertAlign', 'superscript')), element(`w:${kind}Ref`)) +
    run('', '<w:t xml:space="preserve"> </w:t>');
  const written = notes.flatMap((note, index) =>
    note.kind !== kind
      ? []
      : [
          element(
            `w:${kind}`,
            { 'w:id': index + 1 },
            ...note.paragraphs.map((paragraph, at) =>
              paragraphXml(paragraph, noteWidth, context, '', at === 0 ? reference : ''),
            ),
          ),
        ],
  );
  const separators = [separator(kind, 'separator', -1), separator(kind, 'continuationSeparator', 0)];
  return xmlFile(element(roots[kind], wordNamespaces, ...separators, ...written));
}
