import { placeTarget } from '../../compose/bookmarks.ts';
import type { Inline, Text } from '../../model/inline.ts';
import type { Relationships } from '../../ooxml/relationships.ts';
import { element } from '../../ooxml/xml.ts';

/** Has PowerPoint leave the colour of the text as it is (`hlinkClr`, [MS-ODRAWXML] 2.16.1). */
const ownColour = element(
  'a:extLst',
  {},
  element(
    'a:ext',
    { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
    element('ahyp:hlinkClr', {
      'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
      val: 'tx',
    }),
  ),
);

/** The name of a page's slide, from the folder of slides. */
export const slideName = (index: number) => `slide${index + 1}.xml`;

/** What opens a place in the document: its slide. Null for an address. */
function slideJump(link: string, relationships: Relationships): string | null {
  const [, , page] = placeTarget.exec(link) ?? [];
  if (page === undefined) return null;
  const id = relationships.part('slide', slideName(Number(page)));
  return element('a:hlinkClick', { 'r:id': id, action: 'ppaction://hlinksldjump' }, ownColour);
}

/**
 * Writes what text links to, as the last of its properties (`a:hlinkClick`, ECMA-376 part 1, section 21.1.2.3.5). Programs
 * underline such text: that is told of addresses, but not of the places to which contents and references lead.
 */
export function textLinkXml({ link, isUnderlined }: Text, relationships: Relationships): string {
  if (link === null) return '';
  if (!placeTarget.test(link)) return element('a:hlinkClick', { 'r:id': relationships.address(link) }, ownColour);
  return isUnderlined ? (slideJump(link, relationships) ?? '') : '';
}

/**
 * Takes links from text that is not underlined if other text of the same link is: the area of a link that goes on in the
 * next line covers both lines, and programs would underline all of it.
 */
export function withShownLinks(inlines: readonly Inline[]): readonly Inline[] {
  const shown = new Set(inlines.map((inline) => (inline.type === 'text' && inline.isUnderlined ? inline.link : null)));
  return inlines.map((inline) => {
    if (inline.type !== 'text' || inline.link === null || inline.isUnderlined) return inline;
    return shown.has(inline.link) ? { ...inline, link: null } : inline;
  });
}

/** Writes the one place to which text in a box leads, as a property of the box; nothing if there are more or none. */
export function boxLinkXml(inlines: readonly Inline[], relationships: Relationships): string {
  const texts = inlines.flatMap((inline) => (inline.type === 'text' && inline.link !== null ? [inline] : []));
  const [first, ...others] = new Set(texts.map(({ link }) => link));
  if (first == null || others.length > 0 || texts.some(({ isUnderlined }) => isUnderlined)) return '';
  return slideJump(first, relationships) ?? '';
}
