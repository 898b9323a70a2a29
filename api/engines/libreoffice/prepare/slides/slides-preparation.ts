import { localName } from '../../../../formats/xml/xml.ts';
import { createXmlWriter } from '../../../../formats/xml/xml-writer.ts';
import type { FontSubstitutes } from '../../fonts/word-substitutes.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { dropFileLinks } from '../linked-files.ts';
import { formulaHint } from '../office-math.ts';
import type { Layer, Preparation } from '../prepare-package.ts';
import { substitutedHint, substituteFonts } from '../substituted-fonts.ts';
import { eastAsianLetters } from '../word/lines/close-scripts.ts';
import { commentAuthors, modernCommentHint, readModernComments } from './modern-comments.ts';
import { alternativeHint, takePictureFallbacks } from './picture-fallbacks.ts';
import { numberHint, writeSlideNumber } from './slide-numbers.ts';
import { spaceCellLines, tableHint } from './tables/cell-lines.ts';
import { keepTabsInCells, tabHint } from './tables/cell-tabs.ts';
import { boldenTableHeads } from './tables/table-heads.ts';
import { bulletHint, nameBulletFonts } from './text/bullet-fonts.ts';
import { followTextFonts } from './text/bullet-text-fonts.ts';
import { closeScripts } from './text/close-scripts.ts';
import { endFirstIndents, firstIndentHint } from './text/first-indents.ts';
import { fitText, fittedHint } from './text/fitted-text.ts';
import { keepSmallTextUnkerned, statedSizeHint } from './text/kerned-sizes.ts';
import { writeFormulasInLine } from './text/linear-formulas.ts';
import { shareHint, widenSpaces } from './text/paragraph-spaces.ts';
import type { SlideTexts } from './text/slide-texts.ts';
import { showSymbolRuns, symbolRunHint } from './text/symbol-runs.ts';
import { linkHint, wrapLinks } from './text/wrapped-links.ts';

/** Fields such as `file` and `file1`, which LibreOffice fills with paths on this server. */
const fileField = /^\s*file/i;
/** Most fields are numbers of slides and dates. */
const fileFieldHint = /[<:]fld\s[^>]{0,200}(?:file|&#)/i;

function createSlidesEditor(): XmlEditor {
  const writer = createXmlWriter();
  const names: string[] = [];
  let changed = false;
  return {
    take: writer.take,
    changed: () => changed,
    open(name, attributes, source) {
      const isFileField = localName(name) === 'fld' && fileField.test(attributes.type ?? '');
      if (isFileField) changed = true;
      const written = isFileField ? name.replace(/fld$/, 'r') : name;
      names.push(written);
      writer.open(isFileField ? { name: written, attributes: {} } : { name, attributes, source });
    },
    close() {
      const name = names.pop();
      if (name !== undefined) writer.close(name);
    },
    text: writer.text,
  };
}

/** Parts with text that no others inherit from: slides and the drawings of diagrams. */
const isOwn = /^ppt\/(?:slides|diagrams)\//;

/** The aspects of a presentation's look that follow PowerPoint where LibreOffice differs. */
export interface SlidesPrint extends SlideTexts {
  readonly substitutes: FontSubstitutes;
}

/**
 * Turns the file name fields of presentations into runs of their last displayed text (ECMA-376 part 1, §21.1.2.2.4), and
 * formulas, ink and embedded objects into what LibreOffice shows; what becomes another presentation keeps its comments.
 *
 * @param print null where the presentation becomes another one.
 */
export function slidesPreparation(print: SlidesPrint | null): Preparation {
  const own = { hint: fileFieldHint, create: createSlidesEditor };
  const shown: Layer[] = [
    { hint: formulaHint, wrap: writeFormulasInLine },
    { hint: alternativeHint, wrap: takePictureFallbacks },
    dropFileLinks,
  ];
  if (print === null) {
    const layers = [...shown, { hint: modernCommentHint, wrap: readModernComments }];
    return { ...own, layers, renamed: commentAuthors };
  }
  const { substitutes, numbers, usual, kerning, tableStyles, inherited } = print;
  const layers: Layer[] = [
    // After all others, which may give text its font and its size.
    {
      hint: statedSizeHint,
      wrap: (editor, part) => (isOwn.test(part) ? keepSmallTextUnkerned(editor, kerning) : editor),
    },
    ...shown,
    { hint: linkHint, wrap: wrapLinks },
    { hint: eastAsianLetters, wrap: closeScripts },
    { hint: bulletHint, wrap: (editor, part) => (isOwn.test(part) ? followTextFonts(editor) : editor) },
    { hint: bulletHint, wrap: nameBulletFonts },
    { hint: symbolRunHint, wrap: showSymbolRuns },
    { hint: firstIndentHint, wrap: endFirstIndents },
    { hint: shareHint, wrap: widenSpaces },
    { hint: tabHint, wrap: keepTabsInCells },
    { hint: tableHint, wrap: (editor) => boldenTableHeads(spaceCellLines(editor, usual), tableStyles) },
  ];
  if (numbers !== null) {
    layers.push({
      hint: numberHint,
      wrap: (editor, part) => {
        const number = numbers.get(part);
        return number === undefined ? editor : writeSlideNumber(editor, number);
      },
    });
  }
  if (inherited !== null) {
    layers.push({
      hint: fittedHint,
      wrap: (editor, part) => {
        const levels = inherited.get(part);
        return levels === undefined ? editor : fitText(editor, levels);
      },
    });
  }
  if (substitutes.size > 0) {
    layers.push({ hint: substitutedHint(substitutes), wrap: (editor) => substituteFonts(editor, substitutes) });
  }
  return { ...own, layers };
}
