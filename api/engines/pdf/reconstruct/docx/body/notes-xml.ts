import type { DocModel, Note } from '../../model/doc-model.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import { valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { paragraphXml } from './paragraph-xml.ts';
import { run, textElement } from './run-xml.ts';

const roots = { footnote: 'w:footnotes', endnote: 'w:endnotes' } as const;
/** Maximum width of pictures in notes, in points. */
const noteWidth = 400;

const separator = (kind: Note['kind'], type: 'separator' | 'continuationSeparator', id: number) =>
  element(`w:${kind}`, { 'w:type': type, 'w:id': id }, element('w:p', {}, run('', element(`w:${type}`))));

/**
 * Writes the part with all footnotes or all endnotes, and the two separators that Word requires (ECMA-376 part 1,
 * sections 11.3.7 and 17.11). A note's id is its index in the model plus one.
 */
export function notesXml(kind: Note['kind'], { notes }: DocModel, context: WriteContext): string {
  const lead =
    run(element('w:rPr', {}, valElement('w:vertAlign', 'superscript')), element(`w:${kind}Ref`)) +
    run('', textElement(' '));
  const written = notes.flatMap((note, index) =>
    note.kind !== kind
      ? []
      : [
          element(
            `w:${kind}`,
            { 'w:id': index + 1 },
            ...note.paragraphs.map((paragraph, at) =>
              paragraphXml(paragraph, { width: noteWidth, context, lead: at === 0 ? lead : '' }),
            ),
          ),
        ],
  );
  const separators = [separator(kind, 'separator', -1), separator(kind, 'continuationSeparator', 0)];
  return xmlFile(element(roots[kind], wordNamespaces, ...separators, ...written));
}
