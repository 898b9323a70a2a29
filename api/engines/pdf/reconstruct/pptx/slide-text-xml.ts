import type { Inline, Text } from '../model/doc-model.ts';
import type { Look } from '../model/page-model.ts';
import { familyOfText } from '../ooxml/font-family.ts';
import { element, escapeXml } from '../ooxml/xml.ts';

const alignments = { left: 'l', center: 'ctr', right: 'r', justified: 'just' } as const;

/** A paragraph of a text box or a cell. */
export interface SlideParagraph {
  readonly inlines: readonly Inline[];
  readonly alignment: keyof typeof alignments;
  readonly isRightToLeft: boolean;
  /** Points from line to line. */
  readonly pitch: number;
  readonly firstLine: number;
  /** Where text after tabs begins, from the box's left edge. */
  readonly tabs: readonly number[];
  /** Whether it is one line that must not break. */
  readonly isLine: boolean;
}

const hundredths = (points: number) => Math.round(points * 100);
const emusOf = (points: number) => Math.round(points * 12_700);

function runProperties(look: Look, text?: Text): string {
  const family = familyOfText(look.font, text?.text ?? '');
  return element(
    'a:rPr',
    {
      sz: hundredths(look.size),
      b: look.isBold ? 1 : 0,
      i: look.isItalic ? 1 : 0,
      u: text?.isUnderlined ? 'sng' : undefined,
      strike: text?.isStruck ? 'sngStrike' : undefined,
      baseline: text?.raised == null ? undefined : text.raised === 'super' ? 30_000 : -25_000,
      dirty: 0,
    },
    element('a:solidFill', {}, element('a:srgbClr', { val: look.colour })),
    element('a:latin', { typeface: family }),
    element('a:ea', { typeface: family }),
    element('a:cs', { typeface: family }),
  );
}

function inlineXml(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return element('a:r', {}, runProperties(inline.look, inline), `<a:t>${escapeXml(inline.text)}</a:t>`);
    case 'tab':
      return '<a:r><a:t>\t</a:t></a:r>';
    case 'page-number':
      return element('a:r', {}, runProperties(inline.look), `<a:t>${escapeXml(inline.shown)}</a:t>`);
    case 'break':
    case 'drawing':
    case 'shapes':
    case 'note':
      return '';
  }
}

/** The paragraphs of a text body in DrawingML. */
export function slideParagraphsXml(paragraphs: readonly SlideParagraph[]): string {
  if (paragraphs.length === 0) return '<a:p/>';
  return paragraphs
    .map(({ inlines, alignment, isRightToLeft, pitch, firstLine, tabs }) =>
      element(
        'a:p',
        {},
        element(
          'a:pPr',
          {
            marL: firstLine < 0 ? emusOf(-firstLine) : 0,
            indent: emusOf(firstLine),
            algn: isRightToLeft && alignment === 'left' ? 'r' : alignments[alignment],
            rtl: isRightToLeft ? 1 : undefined,
          },
          element('a:lnSpc', {}, element('a:spcPts', { val: hundredths(pitch) })),
          element('a:buNone'),
          tabs.length === 0
            ? ''
            : element('a:tabLst', {}, ...tabs.map((at) => element('a:tab', { pos: emusOf(at), algn: 'l' }))),
        ),
        ...inlines.map(inlineXml),
      ),
    )
    .join('');
}
