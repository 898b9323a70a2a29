import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { createPassageGatherer } from '../gather-passages.ts';
import { ignoring, isOn } from '../ignore-elements.ts';
import { isWarped } from '../is-warped.ts';
import { createOpenFields } from '../open-fields.ts';
import { isStoredField } from '../stored-field.ts';
import { createDiagramContent } from './diagram-content.ts';
import type { ContentCollector } from './shown-content.ts';

/**
 * What a reader of the printed document does not see: what was moved or deleted, the copy for older programs, readings
 * above characters, formulas (whose letters come back as signs of their own), and what properties were before a change.
 */
const unseen = new Set([
  ...['moveFrom', 'del', 'delText', 'Fallback', 'rt', 'oMath', 'comment'],
  ...['rPrChange', 'pPrChange', 'tcPrChange'],
]);

const symbolFont = /^(symbol|wingdings|webdings|mt extra)/i;

/** Styles that hide their text. */
function watchStyles(hidden: Set<string>): XmlEvents {
  let id = '';
  let inParagraphMark = false;
  return ignoring(() => false, {
    open(name, attributes) {
      if (name === 'style') id = attributeOf(attributes, 'styleId') ?? '';
      if (name === 'pPr') inParagraphMark = true;
      if (name === 'vanish' && !inParagraphMark && isOn(attributes)) hidden.add(id);
    },
    close(name) {
      if (name === 'pPr') inParagraphMark = false;
    },
    text: () => {},
  });
}

/** Collects what a Word document shows: of its body, its notes, its text boxes and its diagrams. */
export function createWordContent(): ContentCollector {
  const hiddenStyles = new Set<string>();
  const notes = new Set<string>();
  const gatherer = createPassageGatherer();
  const diagrams = createDiagramContent();
  let pictures = 0;

  function watchText(isNotes: boolean): XmlEvents {
    const fields = createOpenFields();
    /** For each content control that is open, whether it shows a mere hint. */
    const controls: boolean[] = [];
    let boxes = 0;
    /** For each cell that is open, what stood before it and whether a merged cell covers it. */
    const cells: { readonly mark: number; readonly pictures: number; isCovered: boolean }[] = [];
    /** Where the passages of each shape that is open begin, and whether they are WordArt. */
    const shapes: { readonly mark: number; isWordArt: boolean }[] = [];
    let inText = false;
    let inInstruction = false;
    let inRun = false;
    let runHidden = false;
    let paragraphHidden = false;

    const isSeen = () => !runHidden && !paragraphHidden && fields.isShown();
    const isIgnored = (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'fldSimple') return !isStoredField(attributeOf(attributes, 'instr') ?? '');
      if (name === 'sdtContent') return controls.at(-1) ?? false;
      if (isNotes && (name === 'footnote' || name === 'endnote')) {
        return !notes.has(`${name}${attributeOf(attributes, 'id')}`);
      }
      return unseen.has(name);
    };

    const mark = (type: string | undefined) => {
      if (type === 'begin') fields.begin();
      else if (type === 'separate') fields.separate();
      else if (type === 'end') fields.end();
    };
    return ignoring(isIgnored, {
      open(name, attributes) {
        switch (name) {
          case 'p':
            gatherer.begin();
            paragraphHidden = false;
            return;
          case 'r':
            inRun = true;
            runHidden = false;
            return;
          case 'pStyle':
            paragraphHidden = hiddenStyles.has(attributeOf(attributes, 'val') ?? '');
            return;
          case 'rStyle':
            if (inRun && hiddenStyles.has(attributeOf(attributes, 'val') ?? '')) runHidden = true;
            return;
          case 'vanish':
            if (inRun) runHidden = isOn(attributes);
            return;
          case 'rFonts':
            // Their letters stand for signs.
            if (inRun && symbolFont.test(attributeOf(attributes, 'ascii') ?? '')) runHidden = true;
            return;
          case 't':
            inText = true;
            return;
          case 'tab':
          case 'br':
          case 'cr':
          case 'rubyBase':
            gatherer.add(' ');
            return;
          case 'noBreakHyphen':
            gatherer.add('-');
            return;
          case 'instrText':
            inInstruction = true;
            return;
          case 'fldChar':
            return mark(attributeOf(attributes, 'fldCharType'));
          case 'sdt':
            controls.push(false);
            return;
          case 'showingPlcHdr':
            if (controls.length > 0) controls[controls.length - 1] = isOn(attributes);
            return;
          case 'tc':
            cells.push({ mark: gatherer.mark(), pictures, isCovered: false });
            return;
          case 'vMerge':
          case 'hMerge': {
            // Without a value, it continues the cell before (ECMA-376 part 1, §17.4.84).
            const cell = cells.at(-1);
            if (cell) cell.isCovered = attributeOf(attributes, 'val') !== 'restart';
            return;
          }
          case 'txbxContent':
            boxes++;
            return;
          case 'wsp':
            shapes.push({ mark: gatherer.mark(), isWordArt: false });
            return;
          case 'prstTxWarp': {
            const shape = shapes.at(-1);
            if (shape) shape.isWordArt = isWarped(attributes);
            return;
          }
          case 'blip':
          case 'imagedata':
            // Not those that are only referred to.
            if (isSeen() && (attributes['r:embed'] ?? attributes['r:id'])) pictures++;
            return;
          case 'footnoteReference':
          case 'endnoteReference':
            notes.add(`${name.replace('Reference', '')}${attributeOf(attributes, 'id')}`);
            // Its mark divides a word on the page.
            gatherer.add(' ');
        }
      },
      close(name) {
        if (name === 'p') gatherer.end(boxes > 0);
        else if (name === 'r') inRun = false;
        else if (name === 't') inText = false;
        else if (name === 'rubyBase') gatherer.add(' ');
        else if (name === 'instrText') inInstruction = false;
        else if (name === 'sdt') controls.pop();
        else if (name === 'txbxContent') boxes--;
        else if (name === 'tc') {
          const cell = cells.pop();
          if (!cell?.isCovered) return;
          gatherer.forget(cell.mark);
          pictures = cell.pictures;
        } else if (name === 'wsp') {
          const shape = shapes.pop();
          if (shape?.isWordArt) gatherer.outline(shape.mark);
        }
      },
      text(text) {
        if (inInstruction) fields.instruct(text);
        else if (inText && isSeen()) gatherer.add(text);
      },
    });
  }

  return {
    first: [/^word\/styles\d*\.xml$/, /^word\/document\d*\.xml$/],
    watch(part) {
      if (/^word\/styles\d*\.xml$/.test(part)) return watchStyles(hiddenStyles);
      if (/^word\/document\d*\.xml$/.test(part)) return watchText(false);
      return /^word\/(footnotes|endnotes)\d*\.xml$/.test(part) ? watchText(true) : diagrams.watch(part);
    },
    content: () => ({
      passages: [...gatherer.passages(), ...diagrams.passages()],
      outlined: gatherer.outlined(),
      pictures,
      slides: null,
      hiddenSheets: 0,
    }),
  };
}
