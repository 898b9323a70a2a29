import type { Inline, Text } from '../model/doc-model.ts';
import { drawingXml } from './drawing-xml.ts';
import { run, runProperties, textElement } from './run-xml.ts';
import type { WriteContext } from './write-context.ts';
import { element, valued } from './xml.ts';

function field(properties: string, instruction: string, shown: string): string {
  const mark = (type: string) => run(properties, element('w:fldChar', { 'w:fldCharType': type }));
  return [
    mark('begin'),
    run(properties, `<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`),
    mark('separate'),
    run(properties, textElement(shown)),
    mark('end'),
  ].join('');
}

function inlineXml(inline: Inline, width: number, context: WriteContext): string {
  switch (inline.type) {
    case 'text':
      return run(runProperties(inline, context), textElement(inline.text));
    case 'tab':
      return run('', element('w:tab'));
    case 'break':
      return run('', element('w:br'));
    case 'drawing':
      return run('', drawingXml(inline, width, context));
    case 'page-number':
      return field(
        runProperties({ look: inline.look }, context),
        inline.of === 'page' ? 'PAGE' : 'NUMPAGES',
        inline.shown,
      );
    case 'note': {
      const kind = context.model.notes[inline.note]?.kind ?? 'footnote';
      return run(
        element('w:rPr', {}, valued('w:vertAlign', 'superscript')),
        element(`w:${kind}Reference`, { 'w:id': inline.note + 1 }),
      );
    }
  }
}

const linkOf = (inline: Inline) => (inline.type === 'text' ? inline.link : null);

function hyperlink(target: string, content: string, { relationships }: WriteContext): string {
  return target.startsWith('#')
    ? element('w:hyperlink', { 'w:anchor': target.slice(1), 'w:history': 1 }, content)
    : element('w:hyperlink', { 'r:id': relationships.address(target), 'w:history': 1 }, content);
}

/** The content of a paragraph: runs, with those of a link together. */
export function inlinesXml(inlines: readonly Inline[], width: number, context: WriteContext): string {
  const out: string[] = [];
  for (let index = 0; index < inlines.length; ) {
    const first = inlines[index] as Inline;
    const target = linkOf(first);
    let end = index + 1;
    if (target !== null) while (end < inlines.length && linkOf(inlines[end] as Text) === target) end++;
    const content = inlines
      .slice(index, end)
      .map((inline) => inlineXml(inline, width, context))
      .join('');
    out.push(target === null ? content : hyperlink(target, content, context));
    index = end;
  }
  return out.join('');
}
