import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  notesXml,
  noteTextLook,
  raisedMarkLook,
} from '../../../../../../../api/engines/pdf/reconstruct/docx/body/notes-xml.ts';
import type { Note } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const note = (kind: Note['kind'], text: string, label: Partial<Note['label']> = {}): Note => ({
  kind,
  label: { look, isRaised: true, gap: 'space', ...label },
  paragraphs: [emptyParagraph({ inlines: [textInline(text)] }), emptyParagraph({ inlines: [textInline('more')] })],
});
const context = writeContext({
  notes: [note('endnote', 'at the end'), note('footnote', 'at the foot'), note('footnote', 'below', { gap: 'tab' })],
});
const xmlOf = (kind: Note['kind']) => notesXml(kind, context.model, context);

describe('the part with notes', () => {
  it('has those of one kind, by their numbers among all, and the two separators', () => {
    expect(
      [...xmlOf('footnote').matchAll(/<w:footnote (?:w:type="(\w+)" )?w:id="(-?\d+)"/g)].map(([, type, id]) => [
        type,
        id,
      ]),
    ).toEqual([
      ['separator', '-1'],
      ['continuationSeparator', '0'],
      [undefined, '2'],
      [undefined, '3'],
    ]);
    expect(xmlOf('footnote')).not.toContain('at the end');
  });

  it('has the mark before the first paragraph of each, with what is between', () => {
    const [, , , first = '', second = ''] = xmlOf('footnote').split('<w:footnote ');
    expect(first).toMatch(/<w:footnoteRef\/>.*<w:t xml:space="preserve"> <\/w:t>.*at the foot.*more/);
    expect(first.match(/footnoteRef\//g)).toHaveLength(1);
    expect(second).toMatch(/<w:footnoteRef\/>.*<w:tab\/>.*below/);
    expect(xmlOf('endnote')).toContain('<w:endnoteRef/>');
  });

  it('has their text in a style of its own, in the size of the first', () => {
    const small = { ...look, size: 9 };
    const sized = writeContext({ notes: [note('footnote', 'small', { look: small, isRaised: false })] });
    expect(noteTextLook('footnote', sized.model)).toEqual({ ...sized.model.body, size: 9 });
    expect(noteTextLook('endnote', sized.model)).toBeUndefined();
    const xml = notesXml('footnote', sized.model, sized);
    expect(xml.match(/<w:pStyle w:val="FootnoteText"\/>/g)).toHaveLength(2);
    expect(xml).toContain('<w:r><w:footnoteRef/></w:r>');
    expect(xmlOf('endnote')).toContain('<w:pStyle w:val="EndnoteText"/>');
  });

  it('knows the look of raised marks of a kind', () => {
    const flat = { ...context.model, notes: [note('footnote', 'flat', { isRaised: false })] };
    expect([raisedMarkLook('footnote', context.model), raisedMarkLook('footnote', flat)]).toEqual([look, undefined]);
  });
});
