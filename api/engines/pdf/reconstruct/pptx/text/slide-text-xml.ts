import { kerning } from '../../fonts/kerning.ts';
import type { TabStop } from '../../model/doc-model.ts';
import type { Inline, Text } from '../../model/inline.ts';
import type { Look } from '../../model/page-model.ts';
import { solidFill } from '../../ooxml/drawing-ml.ts';
import { familyOfText } from '../../ooxml/font-family.ts';
import { fontKind } from '../../ooxml/font-kind.ts';
import type { Relationships } from '../../ooxml/relationships.ts';
import { element, emus, escapeXml } from '../../ooxml/xml.ts';
import { type SlideBullet, slideBulletXml } from './slide-bullet.ts';
import { textLinkXml, withShownLinks } from './slide-link.ts';

const alignments = { left: 'l', center: 'ctr', right: 'r', justified: 'just' } as const;
const tabAlignments = { left: 'l', center: 'ctr', right: 'r' } as const;

/** A paragraph of a text box or a cell. */
export interface SlideParagraph {
  readonly inlines: readonly Inline[];
  readonly alignment: keyof typeof alignments;
  readonly isRightToLeft: boolean;
  /** Points from baseline to baseline. */
  readonly pitch: number;
  /** Points between it and the paragraph above in a cell; not set for none. */
  readonly before?: number;
  /** Points from the edges of the box or cell. */
  readonly left: number;
  readonly right: number;
  /** Points by which the first line is indented relative to the others; negative for a hanging indent. */
  readonly firstLine: number;
  /** From the left edge of the box. */
  readonly tabs: readonly TabStop[];
  /** What the reader sets before it. */
  readonly bullet: SlideBullet | null;
  /** Whether it is a single line, which must not wrap. */
  readonly isLine: boolean;
  /** Whether its lines end with line breaks. */
  readonly keepsLines?: boolean;
}

/** How far letters are raised or lowered, in thousandths of a per cent of their size. */
const baselines = { super: 30_000, sub: -25_000 } as const;

/** One point, in hundredths. */
const leastKerned = 100;

/** Converts points to hundredths of a point, the unit of text sizes in DrawingML. */
const hundredths = (points: number) => Math.round(points * 100);

/** Letter spacing: that of the text, and what makes a substitute as wide as the original font. */
const spacingOf = ({ fit = 0, size }: Look, tracking = 0) => hundredths(fit * size + tracking) || undefined;

/**
 * What a font is like, in the lower bits its pitch, and its class above them (ECMA-376 part 1, section 21.1.2.3.7): readers
 * that lack it choose another by that.
 */
const pitchFamilies = { roman: 18, swiss: 34, modern: 49 } as const;

function runProperties(look: Look, text?: Text, relationships?: Relationships): string {
  const family = familyOfText(look, text?.text ?? '');
  const kind = fontKind(family, look);
  return element(
    'a:rPr',
    {
      sz: hundredths(look.size),
      b: look.isBold ? 1 : 0,
      i: look.isItalic ? 1 : 0,
      u: text?.isUnderlined ? 'sng' : undefined,
      strike: text?.isStruck ? 'sngStrike' : undefined,
      spc: spacingOf(look, text?.tracking),
      // PowerPoint kerns from a size on that is stated, and LibreOffice always: letter spacing counts on it.
      kern: kerning[family] === undefined ? undefined : leastKerned,
      baseline: text?.raised == null ? undefined : baselines[text.raised],
      dirty: 0,
    },
    solidFill(look.colour),
    element('a:latin', { typeface: family, pitchFamily: kind === null ? undefined : pitchFamilies[kind] }),
    element('a:ea', { typeface: family }),
    element('a:cs', { typeface: family }),
    text === undefined || relationships === undefined ? '' : textLinkXml(text, relationships),
  );
}

/** What has no look of its own is as high as the text around it: of the usual size, it would lower its line. */
const sizeOnly = (size: number) => element('a:rPr', { sz: hundredths(size) });

function inlineXml(inline: Inline, size: number, relationships: Relationships): string {
  switch (inline.type) {
    case 'text':
      return element(
        'a:r',
        {},
        runProperties(inline.look, inline, relationships),
        `<a:t>${escapeXml(inline.text)}</a:t>`,
      );
    case 'formula':
      return element('a:r', {}, runProperties(inline.formula.look), `<a:t>${escapeXml(inline.text)}</a:t>`);
    case 'tab':
      return element('a:r', {}, sizeOnly(size), '<a:t>\t</a:t>');
    case 'page-number':
      return element('a:r', {}, runProperties(inline.look), `<a:t>${escapeXml(inline.shown)}</a:t>`);
    case 'break':
      return element('a:br', {}, sizeOnly(size));
    case 'drawing':
    case 'shapes':
    case 'text-box':
    case 'slanted-text':
    case 'note':
      return '';
  }
}

function inlinesXml(inlines: readonly Inline[], relationships: Relationships): readonly string[] {
  const looks = inlines.map((inline) => (inline.type === 'text' ? inline.look : null));
  let size = looks.find((look) => look !== null)?.size ?? 1;
  return inlines.map((inline, index) => {
    size = looks[index]?.size ?? size;
    return inlineXml(inline, size, relationships);
  });
}

/** A paragraph of the smallest size: rows of a table would grow for text of the usual one. */
const emptyParagraph = element('a:p', {}, element('a:endParaRPr', { sz: hundredths(1) }));

/**
 * Writes the paragraphs of a text body, at least one (`a:p`, ECMA-376 part 1, section 21.1.2.2.6). Links are related to
 * their slide.
 */
export function slideParagraphsXml(paragraphs: readonly SlideParagraph[], relationships: Relationships): string {
  if (paragraphs.length === 0) return emptyParagraph;
  return paragraphs
    .map(({ inlines, alignment, isRightToLeft, pitch, before = 0, left, firstLine, tabs, bullet }, index) =>
      element(
        'a:p',
        {},
        element(
          'a:pPr',
          {
            // Of paragraphs that state none, LibreOffice takes that of the one above.
            marL: emus(Math.max(left, -firstLine)) || (index > 0 ? 0 : undefined),
            // LibreOffice forgets the tab stops of paragraphs that state it, even as nothing.
            indent: emus(firstLine) || (index > 0 && tabs.length === 0 ? 0 : undefined),
            algn: isRightToLeft && alignment === 'left' ? 'r' : alignments[alignment],
            rtl: isRightToLeft ? 1 : undefined,
          },
          element('a:lnSpc', {}, element('a:spcPts', { val: hundredths(pitch) })),
          before === 0 ? '' : element('a:spcBef', {}, element('a:spcPts', { val: hundredths(before) })),
          slideBulletXml(bullet),
          tabs.length === 0
            ? ''
            : element(
                'a:tabLst',
                {},
                ...tabs.map(({ at, alignment }) => element('a:tab', { pos: emus(at), algn: tabAlignments[alignment] })),
              ),
        ),
        ...inlinesXml(withShownLinks(inlines), relationships),
      ),
    )
    .join('');
}
