import type { Border, Paragraph } from '../../model/doc-model.ts';
import { element, twentieths, valued } from '../../ooxml/xml.ts';
import { contentsStyle, styleOf } from '../styles/styles-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { fieldBegin, fieldMark, inlinesXml } from './inline-xml.ts';

const jc = { left: undefined, center: 'center', right: 'right', justified: 'both' } as const;

/** A line around a paragraph or cell, in eighths of a point. */
export const borderXml = (name: string, border: Border | null, space = 0) =>
  border === null
    ? element(name, { 'w:val': 'nil' })
    : element(name, {
        'w:val': 'single',
        'w:sz': Math.max(2, Math.round(border.width * 8)),
        'w:space': space,
        'w:color': border.colour,
      });

function indents({ left, right, firstLine, list }: Paragraph, { model }: WriteContext): string {
  const level = list === null ? undefined : model.lists[list.list]?.levels[list.level];
  const isOfList = level !== undefined && Math.abs(level.left - left) < 1 && Math.abs(level.hanging + firstLine) < 1;
  if (isOfList || (list === null && left < 0.5 && Math.abs(right) < 0.5 && firstLine === 0)) return '';
  return element('w:ind', {
    'w:left': twentieths(left),
    'w:right': Math.abs(right) >= 0.5 ? twentieths(right) : undefined,
    'w:firstLine': firstLine > 0 ? twentieths(firstLine) : undefined,
    'w:hanging': firstLine < 0 ? twentieths(-firstLine) : undefined,
  });
}

/** The properties of a paragraph in the schema's order. `section` is that of a section which it ends. */
function paragraphProperties(paragraph: Paragraph, context: WriteContext, section: string): string {
  const { heading, list, starts, tabs, line, before, after, border, shading } = paragraph;
  const style = heading !== null ? styleOf(heading) : paragraph.contents && contentsStyle(paragraph.contents.level);
  const alignment = jc[paragraph.alignment];
  const lineRule = line.rule === 'exact' ? 'exact' : 'auto';
  const lineValue = line.rule === 'exact' ? twentieths(line.value) : Math.round(line.value * 240);
  return element(
    'w:pPr',
    {},
    style === null ? '' : valued('w:pStyle', style),
    starts === 'page' ? element('w:pageBreakBefore') : '',
    list === null ? '' : element('w:numPr', {}, valued('w:ilvl', list.level), valued('w:numId', list.list + 1)),
    border === null
      ? ''
      : element('w:pBdr', {}, ...['top', 'left', 'bottom', 'right'].map((side) => borderXml(`w:${side}`, border, 1))),
    shading === null ? '' : element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': shading }),
    tabs.length === 0
      ? ''
      : element(
          'w:tabs',
          {},
          ...[...tabs]
            .sort((a, b) => a.at - b.at)
            .map(({ at, alignment, leader }) =>
              element('w:tab', {
                'w:val': alignment,
                'w:leader': leader === 'none' ? undefined : leader,
                'w:pos': twentieths(at),
              }),
            ),
        ),
    paragraph.isRightToLeft ? element('w:bidi') : '',
    element('w:spacing', {
      'w:before': twentieths(before) || undefined,
      'w:after': twentieths(after) || undefined,
      'w:line': Math.max(1, lineValue),
      'w:lineRule': lineRule,
    }),
    indents(paragraph, context),
    alignment === undefined ? '' : valued('w:jc', alignment),
    section,
  );
}

/**
 * A paragraph.
 *
 * @param width Points that its column or cell has.
 * @param section The properties of the section that it ends.
 */
export function paragraphXml(
  paragraph: Paragraph,
  width: number,
  context: WriteContext,
  section = '',
  lead = '',
): string {
  const look = paragraph.heading === null ? undefined : context.model.headings.get(paragraph.heading);
  const own = look === undefined ? context : { ...context, ground: look };
  const content = inlinesXml(paragraph.inlines, width, own);
  const columnBreak = paragraph.starts === 'column' ? element('w:r', {}, element('w:br', { 'w:type': 'column' })) : '';
  const bookmarks = paragraph.bookmarks.map((name) => {
    const id = context.nextId();
    return element('w:bookmarkStart', { 'w:id': id, 'w:name': name }) + element('w:bookmarkEnd', { 'w:id': id });
  });
  const { contents } = paragraph;
  return element(
    'w:p',
    {},
    paragraphProperties(paragraph, context, section),
    ...bookmarks,
    columnBreak,
    lead,
    contents?.begins ? fieldBegin('TOC \\o "1-3" \\h \\z \\u') : '',
    content,
    contents?.ends ? fieldMark('end') : '',
  );
}
