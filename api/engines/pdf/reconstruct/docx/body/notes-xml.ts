import type { DocModel, Note } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { wordNamespaces } from '../namespaces.ts';
import { noteMarkStyle, noteTextStyle } from '../style-ids.ts';
import type { WriteContext } from '../write-context.ts';
import { paragraphXml } from './paragraph-xml.ts';
import { run, runProperties, textElement } from './run-xml.ts';

const roots = { footnote: 'w:footnotes', endnote: 'w:endnotes' } as const;
/** Maximum width of pictures in notes, in points. */
const noteWidth = 400;

const separator = (kind: Note['kind'], type: 'separator' | 'continuationSeparator', id: number) =>
  element(`w:${kind}`, { 'w:type': type, 'w:id': id }, element('w:p', {}, run('', element(`w:${type}`))));

const gaps = { none: '', space: textElement(' '), tab: element('w:tab') } as const;

/** The look of the raised marks of a kind of notes, which is that of the first; undefined if none are raised. */
export const raisedMarkLook = (kind: Note['kind'], { notes }: DocModel) =>
  notes.find((note) => note.kind === kind && note.label.isRaised)?.label.look;

/**
 * The look of the text of a kind of notes: that of the document, in the size of the first note; undefined if there are
 * no notes.
 */
export function noteTextLook(kind: Note['kind'], { notes, body }: DocModel): Look | undefined {
  const first = notes.find((note) => note.kind === kind);
  return first && { ...body, size: first.label.look.size };
}

/**
 * The mark before the text of a note. LibreOffice raises marks, and sets their size, by their style and that of the paragraph
 * only.
 */
function labelXml({ kind, label }: Note, context: WriteContext): string {
  const { look, isRaised, gap } = label;
  const styleLook = (isRaised && raisedMarkLook(kind, context.model)) || context.styleLook;
  const raised = isRaised ? ({ raised: 'super', style: noteMarkStyle(kind) } as const) : {};
  const mark = run(runProperties({ look, ...raised }, { ...context, styleLook }), element(`w:${kind}Ref`));
  return gap === 'none' ? mark : mark + run('', gaps[gap]);
}

/**
 * Writes the part with all footnotes or all endnotes, and the two separators that Word requires (ECMA-376 part 1,
 * sections 11.3.7 and 17.11). A note's id is its index in the model plus one.
 */
export function notesXml(kind: Note['kind'], { notes }: DocModel, context: WriteContext): string {
  const styleLook = noteTextLook(kind, context.model) ?? context.styleLook;
  const own = { width: noteWidth, context: { ...context, styleLook }, style: noteTextStyle(kind) };
  const written = notes.flatMap((note, index) =>
    note.kind !== kind
      ? []
      : [
          element(
            `w:${kind}`,
            { 'w:id': index + 1 },
            ...note.paragraphs.map((paragraph, at) =>
              paragraphXml(paragraph, { ...own, lead: at === 0 ? labelXml(note, own.context) : '' }),
            ),
          ),
        ],
  );
  const separators = [separator(kind, 'separator', -1), separator(kind, 'continuationSeparator', 0)];
  return xmlFile(element(roots[kind], wordNamespaces, ...separators, ...written));
}
