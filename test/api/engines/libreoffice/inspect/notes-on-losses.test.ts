import { expect, it } from 'vitest';
import type { Inspection } from '../../../../../api/engines/libreoffice/inspect/inspection.ts';
import { notesOnLosses } from '../../../../../api/engines/libreoffice/inspect/notes-on-losses.ts';

const links = ['https://example.org/1.png', 'file:///C:/2.png', '../pictures/3.png'];
const inspection: Inspection = { fonts: [], macros: false, embedsFonts: false, linkedPictures: links, content: null };

it('tells of linked pictures that pages lack, and of those whose links another document lacks', () => {
  const counts = (['pdf', 'docx'] as const).map((target) =>
    notesOnLosses(inspection, target, null).map((note) => ('count' in note ? note.count : 0)),
  );
  expect(counts).toEqual([[3], [1]]);
});

it('tells of pictures that no result refers to, whatever the result is', () => {
  const dropped = { ...inspection, linkedPictures: [], droppedPictures: ['https://example.org/1.png'] };
  for (const target of ['pdf', 'odt'] as const) {
    expect(notesOnLosses(dropped, target, null)).toMatchObject([{ code: 'not-loaded', kind: 'images', count: 1 }]);
  }
});
