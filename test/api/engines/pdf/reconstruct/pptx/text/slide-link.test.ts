import { expect, it } from 'vitest';
import { createRelationships } from '../../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import {
  boxLinkXml,
  textLinkXml,
  withShownLinks,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-link.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

const address = textInline('a page', { link: 'https://example.org/?a=1&b=2' });
const entry = textInline('Chapter 2', { link: '#place_4_72' });

it('has text lead to addresses in its own colour', () => {
  const relationships = createRelationships();
  expect(textLinkXml(address, relationships)).toMatch(/^<a:hlinkClick r:id="rId1"><a:extLst>.*hlinkClr.*val="tx"/);
  expect(relationships.xml()).toContain('Target="https://example.org/?a=1&amp;b=2" TargetMode="External"');
  expect(textLinkXml(textInline('plain'), relationships)).toBe('');
});

it('has boxes lead to slides, so that contents are not underlined', () => {
  const relationships = createRelationships();
  expect(textLinkXml(entry, relationships)).toBe('');
  expect(relationships.isEmpty()).toBe(true);
  const link = boxLinkXml([entry, { type: 'tab' }, textInline('17')], relationships);
  expect(link).toContain('r:id="rId1" action="ppaction://hlinksldjump"');
  expect(relationships.xml()).toContain('Target="slide5.xml"');
});

it('has underlined text lead to slides itself', () => {
  const relationships = createRelationships();
  const underlined = { ...entry, isUnderlined: true };
  expect(textLinkXml(underlined, relationships)).toContain('hlinksldjump');
  expect(boxLinkXml([underlined], relationships)).toBe('');
});

it('leaves boxes that lead to several places, or to addresses', () => {
  const other = { ...entry, link: '#place_0_0' };
  expect(boxLinkXml([entry, other], createRelationships())).toBe('');
  expect(boxLinkXml([address], createRelationships())).toBe('');
});

it('takes links from text beside underlined text of the same link', () => {
  const beside = { ...address, text: 'read ' };
  const underlined = { ...address, isUnderlined: true };
  expect(withShownLinks([beside, underlined])).toEqual([{ ...beside, link: null }, underlined]);
  expect(withShownLinks([beside, address, { ...entry, isUnderlined: true }])).toMatchObject([beside, address, {}]);
});
