import type { DocModel, Paragraph } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import { familyOf } from '../../ooxml/font-family.ts';
import { element, xmlFile } from '../../ooxml/xml.ts';
import { noteTextLook, raisedMarkLook } from '../body/notes-xml.ts';
import { fitOf, runProperties, styleOf } from '../body/run-xml.ts';
import { tabsXml } from '../body/tabs-xml.ts';
import type { UsedFonts } from '../font-table.ts';
import { propertyNamespaces } from '../namespaces.ts';
import { contentsStyle, headingStyle, noteMarkStyle, noteTextStyle } from '../style-ids.ts';
import { thresholds } from '../thresholds.ts';
import { fontsXml, halfPoints, twentieths, valElement } from '../word-xml.ts';

/** Word's heading styles that an outline shows by default. */
const headingRanks = [1, 2, 3, 4, 5, 6] as const;

const paragraphStyle = (id: string, name: string, ...content: readonly string[]) =>
  element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': id },
    valElement('w:name', name),
    valElement('w:basedOn', 'Normal'),
    valElement('w:next', 'Normal'),
    element('w:qFormat'),
    ...content,
  );

/**
 * A style for each level of the table of contents, taken from its first entry: Word applies it when it updates the
 * table.
 */
function contentsStyles({ sections }: DocModel): readonly string[] {
  const firsts = new Map<number, Paragraph>();
  for (const { blocks } of sections) {
    for (const block of blocks) {
      const level = block.type === 'paragraph' ? block.contents?.level : undefined;
      if (level !== undefined && !firsts.has(level)) firsts.set(level, block as Paragraph);
    }
  }
  return [...firsts]
    .sort(([a], [b]) => a - b)
    .map(([level, { tabs, left }]) => {
      const tab = tabsXml(tabs.slice(-1));
      const indent = left < thresholds.negligibleIndent ? '' : element('w:ind', { 'w:left': twentieths(left) });
      const properties = element('w:pPr', {}, tab, indent);
      return paragraphStyle(contentsStyle(level), `toc ${level}`, properties);
    });
}

/** The styles of raised marks of notes, for each kind that has some. */
const noteMarkStyles = (model: DocModel, fonts: UsedFonts): readonly string[] =>
  (['footnote', 'endnote'] as const).flatMap((kind) => {
    const look = raisedMarkLook(kind, model);
    if (look === undefined) return [];
    return [
      element(
        'w:style',
        { 'w:type': 'character', 'w:styleId': noteMarkStyle(kind) },
        valElement('w:name', `${kind} reference`),
        runProperties({ look, raised: 'super' }, { styleLook: model.body, fonts }),
      ),
    ];
  });

/** The styles of the text of notes, for each kind that there is. */
const noteTextStyles = (model: DocModel, fonts: UsedFonts): readonly string[] =>
  (['footnote', 'endnote'] as const).flatMap((kind) => {
    const look = noteTextLook(kind, model);
    if (look === undefined) return [];
    return [
      element(
        'w:style',
        { 'w:type': 'paragraph', 'w:styleId': noteTextStyle(kind) },
        valElement('w:name', `${kind} text`),
        valElement('w:basedOn', 'Normal'),
        runProperties({ look }, { styleLook: model.body, fonts }),
      ),
    ];
  });

/** The look of the body text, which all styles begin with. @param family The family of its font. */
function defaultsXml({ body, hasWidows }: DocModel, family: string): string {
  const size = halfPoints(body.size);
  const run = element(
    'w:rPr',
    {},
    fontsXml(family),
    styleOf(body).isBold ? element('w:b') + element('w:bCs') : '',
    styleOf(body).isItalic ? element('w:i') + element('w:iCs') : '',
    valElement('w:color', body.colour),
    fitOf(body) === 0 ? '' : valElement('w:spacing', fitOf(body)),
    body.stretch === undefined ? '' : valElement('w:w', body.stretch),
    valElement('w:sz', size),
    valElement('w:szCs', size),
  );
  const paragraph = hasWidows ? element('w:pPr', {}, valElement('w:widowControl', 0)) : '';
  return element('w:docDefaults', {}, element('w:rPrDefault', {}, run), element('w:pPrDefault', {}, paragraph));
}

const normalStyle = ({ isTightBetweenScripts }: DocModel) =>
  element(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
    valElement('w:name', 'Normal'),
    element('w:qFormat'),
    isTightBetweenScripts ? element('w:pPr', {}, valElement('w:autoSpaceDE', 0), valElement('w:autoSpaceDN', 0)) : '',
  );

/** The styles of headings and of the title. @param fonts Collects their families. */
function headingStyles({ body, headings }: DocModel, fonts: UsedFonts): readonly string[] {
  const runFormat = (of: Look | undefined) => {
    if (of === undefined) return '';
    // Only runs have effects: others of the style may have none.
    const { effect: _, ...look } = of;
    return runProperties({ look }, { styleLook: body, fonts });
  };
  const ranks = headingRanks.map((rank) =>
    paragraphStyle(
      headingStyle(rank),
      `heading ${rank}`,
      element('w:pPr', {}, element('w:keepNext'), valElement('w:outlineLvl', rank - 1)),
      runFormat(headings.get(rank)),
    ),
  );
  return [...ranks, paragraphStyle(headingStyle('title'), 'Title', runFormat(headings.get('title')))];
}

/**
 * The part with the styles (ECMA-376 part 1, section 17.7): the look of the body text as the default, and a style for
 * each heading rank, the title and each level of the table of contents.
 *
 * @param fonts Collects the families of styles.
 * @param others Further styles.
 */
export function stylesXml(model: DocModel, fonts: UsedFonts, others: readonly string[] = []): string {
  const family = familyOf(model.body);
  fonts.add(family, model.body);
  return xmlFile(
    element(
      'w:styles',
      propertyNamespaces,
      defaultsXml(model, family),
      normalStyle(model),
      ...headingStyles(model, fonts),
      ...contentsStyles(model),
      ...noteTextStyles(model, fonts),
      ...noteMarkStyles(model, fonts),
      ...others,
    ),
  );
}
