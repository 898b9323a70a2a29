import { localName } from '../../../../formats/xml/xml.ts';
import type { BookFacts } from '../../kept/binary/book-facts.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';
import type { Layer, Preparation } from '../prepare-package.ts';
import { createWorkbookEditor } from './workbook-editor.ts';

/** A sheet's part as LibreOffice names it, by the sheet's number from 1. */
const sheetPart = /^xl\/worksheets\/sheet(\d+)\.xml$/;

/** Has sheets that name no paper size name none, where LibreOffice states that of its own language. */
const forgetPaper = ({ withoutPaper }: Pick<BookFacts, 'withoutPaper'>): Layer => ({
  hint: /<pageSetup\s/,
  wrap(editor, part): XmlEditor {
    const number = Number(sheetPart.exec(part)?.[1]);
    if (!withoutPaper.has(number - 1)) return editor;
    let changed = false;
    return layerOver(editor, () => changed, {
      open(name, attributes, source) {
        if (localName(name) !== 'pageSetup') return editor.open(name, attributes, source);
        changed = true;
        editor.open(name, { ...attributes, paperSize: '0' });
      },
    });
  },
});

/**
 * Prepares a workbook of Excel 97 that LibreOffice saved as a newer one, for print alone: cells keep their last
 * results: LibreOffice would recalculate them, and fail where a formula calls a macro.
 */
export const printedBook = (facts: Pick<BookFacts, 'withoutPaper'>): Preparation => ({
  hint: /<f[\s>]/,
  create: () => createWorkbookEditor(null),
  layers: [forgetPaper(facts)],
});
