import { dropFileLinks } from '../linked-files.ts';
import { formulaHint } from '../office-math.ts';
import type { Layer, Preparation } from '../prepare-package.ts';
import { createFieldEditor } from './field-editor.ts';
import { instructionTextHint, showInstructionTexts } from './fields/instruction-text.ts';
import { dropOwnFonts, ownFontsHint } from './fonts/own-fonts.ts';
import { writeFormulasReadably } from './formulas/readable-formulas.ts';
import { printedLayers } from './printed-layers.ts';
import type { WordPrint } from './word-layout.ts';

const fieldsAndControls = /instrText|fldSimple|sdtPr/;

/**
 * Replaces fields of the file and its properties in Word documents by their last displayed text, and content controls
 * by their content: LibreOffice 7.4 turns controls into input fields without formatting and with a stray line break.
 *
 * @param print What of the layout is to be as in Word, though LibreOffice does it otherwise; null where the document
 *   becomes another one, and is not laid out.
 */
export function wordPreparation(print: WordPrint | null): Preparation {
  const ownFonts: Layer = { hint: ownFontsHint, wrap: dropOwnFonts };
  const instructions: Layer = { hint: instructionTextHint, wrap: showInstructionTexts };
  if (print === null) {
    const formulas: Layer = { hint: formulaHint, wrap: (editor) => writeFormulasReadably(editor, null) };
    const layers = [instructions, ownFonts, formulas, dropFileLinks];
    return { hint: fieldsAndControls, create: () => createFieldEditor('document'), layers };
  }
  const layers = [instructions, ...printedLayers(print), dropFileLinks];
  return { hint: fieldsAndControls, create: () => createFieldEditor('print', print.bookmarks), layers };
}
