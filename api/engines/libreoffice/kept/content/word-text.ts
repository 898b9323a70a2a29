import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import type { PassageGatherer } from '../gather-passages.ts';
import { ignoring, isOn } from '../ignore-elements.ts';
import { isWarped } from '../is-warped.ts';
import { createOpenFields, type OpenFields } from '../open-fields.ts';
import { isStoredField } from '../stored-field.ts';

type Attributes = Readonly<Record<string, string>>;

/** What is known of a document's text, of all its parts. */
export interface WordText {
  readonly gatherer: PassageGatherer;
  /** The styles that hide their text. */
  readonly hiddenStyles: ReadonlySet<string>;
  /** The notes that the text refers to, such as `footnote2`. */
  readonly notes: Set<string>;
  pictures: number;
}

/** Where in a part the reader is. */
interface Place {
  readonly text: WordText;
  readonly fields: OpenFields;
  /** For each content control that is open, whether it shows a mere hint. */
  readonly controls: boolean[];
  /** For each cell that is open, what stood before it and whether a merged cell covers it. */
  readonly cells: { readonly mark: number; readonly pictures: number; isCovered: boolean }[];
  /** Where the passages of each shape that is open begin, and whether they are WordArt. */
  readonly shapes: { readonly mark: number; isWordArt: boolean }[];
  /** How many text boxes are open. */
  boxes: number;
  inText: boolean;
  inInstruction: boolean;
  inRun: boolean;
  runHidden: boolean;
  paragraphHidden: boolean;
}

/**
 * What a reader of the printed document does not see: what was moved or deleted, the copy for older programs, readings
 * above characters, formulas (whose letters come back as signs of their own), and what properties were before a change.
 */
const unseen = new Set([
  ...['moveFrom', 'del', 'delText', 'Fallback', 'rt', 'oMath', 'comment'],
  ...['rPrChange', 'pPrChange', 'tcPrChange'],
]);

const symbolFont = /^(symbol|wingdings|webdings|mt extra)/i;

const isSeen = ({ runHidden, paragraphHidden, fields }: Place) => !runHidden && !paragraphHidden && fields.isShown();

const hasHiddenStyle = ({ text }: Place, attributes: Attributes) =>
  text.hiddenStyles.has(attributeOf(attributes, 'val') ?? '');

const addSpace = ({ text }: Place) => text.gatherer.add(' ');

function markField({ fields }: Place, type: string | undefined): void {
  if (type === 'begin') fields.begin();
  else if (type === 'separate') fields.separate();
  else if (type === 'end') fields.end();
}

function cover({ cells }: Place, attributes: Attributes): void {
  const cell = cells.at(-1);
  // Without a value, it continues the cell before (ECMA-376 part 1, §17.4.84).
  if (cell) cell.isCovered = attributeOf(attributes, 'val') !== 'restart';
}

function countPicture(place: Place, attributes: Attributes): void {
  // Not those that are only referred to.
  if (isSeen(place) && (attributes['r:embed'] ?? attributes['r:id'])) place.text.pictures++;
}

const referTo = (note: string) => (place: Place, attributes: Attributes) => {
  place.text.notes.add(`${note}${attributeOf(attributes, 'id')}`);
  // Its mark divides a word on the page.
  addSpace(place);
};

/** What the beginning of an element means for its contents and those after it. */
const beginnings: ReadonlyMap<string, (place: Place, attributes: Attributes) => void> = new Map([
  [
    'p',
    (place) => {
      place.text.gatherer.begin();
      place.paragraphHidden = false;
    },
  ],
  [
    'r',
    (place) => {
      place.inRun = true;
      place.runHidden = false;
    },
  ],
  [
    'pStyle',
    (place, attributes) => {
      place.paragraphHidden = hasHiddenStyle(place, attributes);
    },
  ],
  [
    'rStyle',
    (place, attributes) => {
      if (place.inRun && hasHiddenStyle(place, attributes)) place.runHidden = true;
    },
  ],
  [
    'vanish',
    (place, attributes) => {
      if (place.inRun) place.runHidden = isOn(attributes);
    },
  ],
  [
    'rFonts',
    (place, attributes) => {
      // Their letters stand for signs.
      if (place.inRun && symbolFont.test(attributeOf(attributes, 'ascii') ?? '')) place.runHidden = true;
    },
  ],
  [
    't',
    (place) => {
      place.inText = true;
    },
  ],
  ['tab', addSpace],
  ['br', addSpace],
  ['cr', addSpace],
  ['rubyBase', addSpace],
  ['noBreakHyphen', ({ text }) => text.gatherer.add('-')],
  [
    'instrText',
    (place) => {
      place.inInstruction = true;
    },
  ],
  ['fldChar', (place, attributes) => markField(place, attributeOf(attributes, 'fldCharType'))],
  ['sdt', ({ controls }) => void controls.push(false)],
  [
    'showingPlcHdr',
    ({ controls }, attributes) => {
      if (controls.length > 0) controls[controls.length - 1] = isOn(attributes);
    },
  ],
  [
    'tc',
    ({ text, cells }) => void cells.push({ mark: text.gatherer.mark(), pictures: text.pictures, isCovered: false }),
  ],
  ['vMerge', cover],
  ['hMerge', cover],
  [
    'txbxContent',
    (place) => {
      place.boxes++;
    },
  ],
  ['wsp', ({ text, shapes }) => void shapes.push({ mark: text.gatherer.mark(), isWordArt: false })],
  [
    'prstTxWarp',
    ({ shapes }, attributes) => {
      const shape = shapes.at(-1);
      if (shape) shape.isWordArt = isWarped(attributes);
    },
  ],
  ['blip', countPicture],
  ['imagedata', countPicture],
  ['footnoteReference', referTo('footnote')],
  ['endnoteReference', referTo('endnote')],
]);

function endCell({ text, cells }: Place): void {
  const cell = cells.pop();
  if (!cell?.isCovered) return;
  text.gatherer.forget(cell.mark);
  text.pictures = cell.pictures;
}

function endShape({ text, shapes }: Place): void {
  const shape = shapes.pop();
  if (shape?.isWordArt) text.gatherer.outline(shape.mark);
}

function end(place: Place, name: string): void {
  if (name === 'p') place.text.gatherer.end(place.boxes > 0);
  else if (name === 'r') place.inRun = false;
  else if (name === 't') place.inText = false;
  else if (name === 'rubyBase') addSpace(place);
  else if (name === 'instrText') place.inInstruction = false;
  else if (name === 'sdt') place.controls.pop();
  else if (name === 'txbxContent') place.boxes--;
  else if (name === 'tc') endCell(place);
  else if (name === 'wsp') endShape(place);
}

/**
 * Gathers the text of a part of a Word document.
 * @param part Of the notes, only those that the text refers to are gathered: it is to be read before.
 */
export function watchWordText(text: WordText, part: 'body' | 'notes'): XmlEvents {
  const place: Place = {
    text,
    fields: createOpenFields(),
    controls: [],
    cells: [],
    shapes: [],
    boxes: 0,
    inText: false,
    inInstruction: false,
    inRun: false,
    runHidden: false,
    paragraphHidden: false,
  };
  const isIgnored = (name: string, attributes: Attributes) => {
    if (name === 'fldSimple') return !isStoredField(attributeOf(attributes, 'instr') ?? '');
    if (name === 'sdtContent') return place.controls.at(-1) ?? false;
    if (part === 'notes' && (name === 'footnote' || name === 'endnote')) {
      return !text.notes.has(`${name}${attributeOf(attributes, 'id')}`);
    }
    return unseen.has(name);
  };
  return ignoring(isIgnored, {
    open: (name, attributes) => beginnings.get(name)?.(place, attributes),
    close: (name) => end(place, name),
    text(written) {
      if (place.inInstruction) place.fields.instruct(written);
      else if (place.inText && isSeen(place)) text.gatherer.add(written);
    },
  });
}
