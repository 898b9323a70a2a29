import type { Inline } from '../../model/inline.ts';
import { element, escapeXml } from '../../ooxml/xml.ts';
import { drawingXml } from '../drawings/drawing-xml.ts';
import { drawnShapesXml } from '../drawings/drawn-shapes-xml.ts';
import { shapeXml } from '../drawings/shape-xml.ts';
import { textBoxXml } from '../drawings/text-box-xml.ts';
import { wordArtXml } from '../drawings/word-art-xml.ts';
import { formulaXml } from '../formulas/formula-xml.ts';
import type { WriteContext } from '../write-context.ts';
import { fieldXml } from './field-xml.ts';
import { riseProperties, run, runProperties, textElement } from './run-xml.ts';

/**
 * A field character: before a field's instruction, before its result or after it (`w:fldChar`, ECMA-376 part 1, section
 * 17.16.18).
 */
export const fieldCharacter = (type: 'begin' | 'separate' | 'end', properties = '') =>
  run(properties, element('w:fldChar', { 'w:fldCharType': type }));

/** The start of a field, up to its result. The caller writes the result and the end character. */
export const fieldBegin = (instruction: string, properties = '') =>
  [
    fieldCharacter('begin', properties),
    run(properties, `<w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText>`),
    fieldCharacter('separate', properties),
  ].join('');

const field = (properties: string, instruction: string, shown: string) =>
  fieldBegin(instruction, properties) + run(properties, textElement(shown)) + fieldCharacter('end', properties);

function inlineXml(inline: Inline, width: number, context: WriteContext): string {
  switch (inline.type) {
    case 'text':
      return run(runProperties(inline, context), textElement(inline.text));
    case 'formula':
      return formulaXml(inline.formula, context);
    case 'tab':
      return run('', element('w:tab'));
    case 'break':
      return run('', element('w:br'));
    case 'drawing':
      return run(riseProperties(inline.rise), drawingXml(inline, width, context));
    case 'shapes':
      return run('', context.isForRtf ? drawnShapesXml(inline, context) : shapeXml(inline, context));
    case 'text-box': {
      // Its own paragraph has the usual style, whatever that of the one that it hangs from is.
      const own: WriteContext = { ...context, styleLook: context.model.body };
      return run('', textBoxXml(inline, inlinesXml(inline.texts, width, own), context));
    }
    case 'slanted-text':
      return run('', wordArtXml(inline, context));
    case 'page-number':
      return field(
        runProperties({ look: inline.look }, context),
        inline.of === 'page' ? 'PAGE' : 'NUMPAGES',
        inline.shown,
      );
    case 'note': {
      const kind = context.model.notes[inline.note]?.kind ?? 'footnote';
      return run(
        runProperties({ look: inline.look, raised: 'super' }, context),
        element(`w:${kind}Reference`, { 'w:id': inline.note + 1 }),
      );
    }
  }
}

const linkOf = (inline: Inline | undefined) => (inline?.type === 'text' ? inline.link : null);
const fieldOf = (inline: Inline | undefined) => (inline?.type === 'text' ? inline.field : undefined);

function hyperlink(target: string, content: string, { relationships }: WriteContext): string {
  return target.startsWith('#')
    ? element('w:hyperlink', { 'w:anchor': target.slice(1), 'w:history': 1 }, content)
    : element('w:hyperlink', { 'r:id': relationships.address(target), 'w:history': 1 }, content);
}

/**
 * Writes the content of a paragraph: runs, hyperlinks (`w:hyperlink`) and form fields as content controls.
 * @param width Maximum width of inline pictures, in points.
 */
export function inlinesXml(inlines: readonly Inline[], width: number, context: WriteContext): string {
  const out: string[] = [];
  for (let index = 0; index < inlines.length; ) {
    const first = inlines[index] as Inline;
    const field = fieldOf(first);
    const target = field === undefined ? linkOf(first) : null;
    let end = index + 1;
    if (field !== undefined) while (fieldOf(inlines[end]) === field) end++;
    // A tab between two parts of a link belongs to it.
    const isInLink = (at: number) =>
      linkOf(inlines[at]) === target || (inlines[at]?.type === 'tab' && linkOf(inlines[at + 1]) === target);
    if (target !== null) while (isInLink(end)) end++;
    const content = inlines
      .slice(index, end)
      .map((inline) => inlineXml(inline, width, context))
      .join('');
    if (field !== undefined) out.push(fieldXml(field, content, context));
    else out.push(target === null ? content : hyperlink(target, content, context));
    index = end;
  }
  return out.join('');
}
