import { symbolSigns } from '../../../../../formats/fonts/symbol-signs.ts';
import { addTo } from '../../../../../groups.ts';
import type { DocModel } from '../../model/doc-model.ts';
import type { ListLevel } from '../../model/list.ts';
import type { Look } from '../../model/page-model.ts';
import { plainLook } from '../../model/plain-look.ts';
import { familyOf } from '../../ooxml/font-family.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { runProperties, styleOf } from '../body/run-xml.ts';
import type { UsedFonts } from '../font-table.ts';
import { propertyNamespaces } from '../namespaces.ts';
import { twentieths, valElement } from '../word-xml.ts';

/** Bullets in Word's gallery, which Word writes as characters of its symbol fonts. */
const gallery = '•▪□●■❖➢✓';
const galleryCodes = new Map(
  Object.entries(symbolSigns)
    .filter(([, { text }]) => gallery.includes(text))
    .map(([code, { text }]) => [text, code]),
);

const symbolFamilies = ['OpenSymbol', 'Symbol', 'Wingdings'];

/** Writes the bullet of a symbol font as Word does: Word lacks OpenSymbol, and its own fonts have no Unicode letters. */
function withWordBullet(level: ListLevel): ListLevel {
  const isSymbol = level.format === 'bullet' && symbolFamilies.includes(familyOf(level.look));
  const code = isSymbol ? galleryCodes.get(level.text) : undefined;
  const sign = code === undefined ? undefined : symbolSigns[code];
  if (code === undefined || sign === undefined) return level;
  const { embedded: _, ...look } = level.look;
  return { ...level, text: code, look: { ...look, font: sign.font } };
}

/** A look of no family, so that labels name theirs: a font without a name would be Times New Roman. */
const withoutFamily = (look: Look): Look => ({
  ...look,
  embedded: { ...styleOf(look), family: '', advanceOf: () => null },
});

/** The looks of the styles of the headings that are numbered, by their lists. */
function headingLooks({ sections, headings }: DocModel): ReadonlyMap<number, readonly Look[]> {
  const found = new Map<number, Look[]>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.type !== 'paragraph' || block.heading === null || block.list === null) continue;
    const look = headings.get(block.heading);
    if (look !== undefined) addTo(found, block.list.list, look);
  }
  return found;
}

/** What is like no number, so that a label states its own. */
const unlike = Number.NaN;

/**
 * What a label may leave to the styles of all paragraphs that have it: a number is set as their text is where it does not
 * say otherwise, which may be in white.
 */
function sharedLook(look: Look, styles: readonly Look[]): Look {
  const isShared = (value: (of: Look) => unknown) => styles.every((style) => value(style) === value(look));
  const shared = (name: 'isBold' | 'isItalic') => {
    const own = styleOf(look)[name];
    return isShared((each) => styleOf(each)[name]) ? own : !own;
  };
  return withoutFamily({
    ...plainLook(isShared(({ size }) => size) ? look.size : unlike),
    isBold: shared('isBold'),
    isItalic: shared('isItalic'),
    colour: isShared(({ colour }) => colour) ? look.colour : '',
    fit: isShared(({ fit = 0 }) => fit) ? (look.fit ?? 0) : unlike,
    ...(look.stretch !== undefined && { stretch: isShared(({ stretch }) => stretch) ? look.stretch : unlike }),
  });
}

/** The format of a level's numbers. A word cannot be a bullet: LibreOffice shows only its first character. */
const numberFormatOf = ({ format, text }: ListLevel) => (format === 'bullet' && [...text].length > 1 ? 'none' : format);

function levelXml(level: ListLevel, index: number, styleLook: Look, fonts: UsedFonts): string {
  const { text, start, left, hanging, look, isTight = false } = level;
  return element(
    'w:lvl',
    { 'w:ilvl': index },
    valElement('w:start', start),
    valElement('w:numFmt', numberFormatOf(level)),
    isTight ? valElement('w:suff', 'nothing') : '',
    valElement('w:lvlText', text),
    valElement('w:lvlJc', 'left'),
    element(
      'w:pPr',
      {},
      element('w:ind', { 'w:left': twentieths(Math.max(0, left)), 'w:hanging': twentieths(Math.max(0, hanging)) }),
    ),
    runProperties({ look }, { styleLook, fonts }),
  );
}

/** Levels of a list in WordprocessingML (ECMA-376 part 1, section 17.9.6). */
const maxLevels = 9;

/**
 * The part with the lists (ECMA-376 part 1, section 17.9): list 0 of the model is `w:numId` 1, and so on.
 *
 * @param fonts Collects the families of labels.
 */
export function numberingXml(model: DocModel, fonts: UsedFonts): string {
  const headings = headingLooks(model);
  const body = withoutFamily(model.body);
  const abstracts = model.lists.map(({ levels }, index) => {
    const styles = headings.get(index);
    const styleLook = ({ look }: ListLevel) => (styles === undefined ? body : sharedLook(look, [body, ...styles]));
    return element(
      'w:abstractNum',
      { 'w:abstractNumId': index },
      valElement('w:multiLevelType', levels.length > 1 ? 'multilevel' : 'hybridMultilevel'),
      ...levels.slice(0, maxLevels).map((level, at) => levelXml(withWordBullet(level), at, styleLook(level), fonts)),
    );
  });
  const numbers = model.lists.map((_, index) =>
    element('w:num', { 'w:numId': index + 1 }, valElement('w:abstractNumId', index)),
  );
  return xmlFile(element('w:numbering', propertyNamespaces, ...abstracts, ...numbers));
}
