import type { Paragraph } from '../../model/doc-model.ts';
import { isBoxOfText } from '../../model/drawings/is-box-of-text.ts';
import type { Inline } from '../../model/inline.ts';
import { element } from '../../ooxml/xml.ts';
import { displayedXml } from '../formulas/formula-xml.ts';
import { contentsStyle, headingStyle } from '../style-ids.ts';
import { thresholds } from '../thresholds.ts';
import { shading, twentieths, valElement } from '../word-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { borderXml } from './border-xml.ts';
import { fieldBegin, fieldCharacter, inlinesXml } from './inline-xml.ts';
import { tabsXml } from './tabs-xml.ts';

const jc = { left: undefined, center: 'center', right: 'right', justified: 'both' } as const;
/** Units of `w:spacing` in a line, if its height is a multiple of the font's. */
const lineUnits = 240;
const { negligibleIndent, listIndentTolerance } = thresholds;

/** What writing a paragraph needs besides the paragraph. */
export interface ParagraphSettings {
  /** Points between the edges of the column or cell. */
  readonly width: number;
  readonly context: WriteContext;
  /** The properties of the section that ends with the paragraph; empty if none does. */
  readonly section?: string;
  /** Runs before its content. */
  readonly lead?: string;
  /** The id of its style, if it has none by what it is; that of the document otherwise. */
  readonly style?: string;
}

/** The indents of a paragraph, unless they are the default or those of its list. */
function indents({ left, right, firstLine, list, contents }: Paragraph, { model }: WriteContext): string {
  const level = list === null ? undefined : model.lists[list.list]?.levels[list.level];
  const isOfList =
    level !== undefined &&
    Math.abs(level.left - left) < listIndentTolerance &&
    Math.abs(level.hanging + firstLine) < listIndentTolerance;
  const hasRight = Math.abs(right) >= negligibleIndent;
  // The style of an entry in a table of contents has the indent of another one.
  const isAtEdge = list === null && contents === null && Math.abs(left) < negligibleIndent && firstLine === 0;
  const isUsual = isOfList || isAtEdge;
  if (isUsual && !hasRight) return '';
  return element('w:ind', {
    'w:left': twentieths(left),
    'w:right': hasRight ? twentieths(right) : undefined,
    // Without one, the first line hangs as far as that of its list.
    'w:firstLine': firstLine > 0 || (firstLine === 0 && level !== undefined) ? twentieths(firstLine) : undefined,
    'w:hanging': firstLine < 0 ? twentieths(-firstLine) : undefined,
  });
}

/** `w:pPr` with its children in the order of the schema (`CT_PPrBase`, ECMA-376 part 1, annex A). */
function paragraphProperties(paragraph: Paragraph, { context, section = '', style: usual }: ParagraphSettings): string {
  const { heading, list, starts, line, before, after, border } = paragraph;
  const style =
    heading !== null
      ? headingStyle(heading)
      : paragraph.contents === null
        ? (usual ?? null)
        : contentsStyle(paragraph.contents.level);
  const alignment = jc[paragraph.alignment];
  const lineRule = line.rule === 'multiple' ? 'auto' : line.rule;
  const lineValue = line.rule === 'multiple' ? Math.round(line.value * lineUnits) : twentieths(line.value);
  const properties = [
    paragraph.mayEndPage === true ? valElement('w:keepNext', 0) : '',
    starts === 'page' ? element('w:pageBreakBefore') : '',
    list === null ? '' : element('w:numPr', {}, valElement('w:ilvl', list.level), valElement('w:numId', list.list + 1)),
    border === null
      ? ''
      : element(
          'w:pBdr',
          {},
          ...(['top', 'left', 'bottom', 'right'] as const).map((side) =>
            borderXml(`w:${side}`, border, border.spaces[side]),
          ),
        ),
    shading(paragraph.shading),
    tabsXml(paragraph.tabs),
    paragraph.isRightToLeft ? element('w:bidi') : '',
    element('w:spacing', {
      'w:before': twentieths(before) || undefined,
      'w:after': twentieths(after) || undefined,
      'w:line': Math.max(1, lineValue),
      'w:lineRule': lineRule,
    }),
    indents(paragraph, context),
    alignment === undefined ? '' : valElement('w:jc', alignment),
  ].join('');
  const isOwn = context.ownStyles !== undefined && style === null && list === null;
  return isOwn
    ? element('w:pPr', {}, valElement('w:pStyle', context.ownStyles.idOf(properties)), section)
    : element('w:pPr', {}, style === null ? '' : valElement('w:pStyle', style), properties, section);
}

/**
 * Writes a paragraph (`w:p`, ECMA-376 part 1, section 17.3.1.22), with the field of a table of contents that it begins or ends.
 */
export function paragraphXml(paragraph: Paragraph, settings: ParagraphSettings): string {
  const { width, context, lead = '' } = settings;
  const headingLook = paragraph.heading === null ? undefined : context.model.headings.get(paragraph.heading);
  const ownContext = headingLook === undefined ? context : { ...context, styleLook: headingLook };
  const columnBreak = paragraph.starts === 'column' ? element('w:r', {}, element('w:br', { 'w:type': 'column' })) : '';
  // Negative indents make room for pictures that extend beyond the margins.
  const room = width - Math.min(0, paragraph.left) - Math.min(0, paragraph.right);
  const { contents } = paragraph;
  // LibreOffice loses the text that follows a table of contents if a box of text hangs within its field.
  const isBeforeField = (inline: Inline) => contents?.begins === true && isBoxOfText(inline);
  const before = paragraph.inlines.filter(isBeforeField);
  const inlines = paragraph.inlines.filter((inline) => !isBeforeField(inline));
  const [first, ...others] = inlines;
  const content =
    first?.type === 'formula' && others.length === 0
      ? displayedXml(first.formula, paragraph.alignment === 'justified' ? 'left' : paragraph.alignment, ownContext)
      : inlinesXml(inlines, room, ownContext);
  const bookmarks = paragraph.bookmarks.map((name) => {
    const id = context.nextId();
    return element('w:bookmarkStart', { 'w:id': id, 'w:name': name }) + element('w:bookmarkEnd', { 'w:id': id });
  });
  return element(
    'w:p',
    {},
    paragraphProperties(paragraph, settings),
    ...bookmarks,
    columnBreak,
    lead,
    inlinesXml(before, room, ownContext),
    contents?.begins ? fieldBegin('TOC \\o "1-3" \\h \\z \\u') : '',
    content,
    contents?.ends ? fieldCharacter('end') : '',
  );
}
