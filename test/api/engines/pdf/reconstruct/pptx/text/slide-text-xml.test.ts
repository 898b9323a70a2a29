import { expect, it } from 'vitest';
import type { Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createRelationships } from '../../../../../../../api/engines/pdf/reconstruct/ooxml/relationships.ts';
import {
  type SlideParagraph,
  slideParagraphsXml,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-text-xml.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

const paragraph: Omit<SlideParagraph, 'inlines'> = {
  ...{ alignment: 'left' as const, isRightToLeft: false, pitch: 12, left: 10, right: 0, firstLine: 0 },
  ...{ tabs: [], bullet: null, isLine: false },
};

it('keeps line breaks', () => {
  const inlines = [textInline('One'), { type: 'break' } as const, textInline('two')];
  expect(slideParagraphsXml([{ ...paragraph, inlines }], createRelationships())).toMatch(
    /One<\/a:t><\/a:r><a:br><a:rPr sz="1000"\/><\/a:br><a:r>/,
  );
});

it('marks where words are divided, which lines end with', () => {
  expect(
    slideParagraphsXml([{ ...paragraph, inlines: [textInline('com\u00adpile')] }], createRelationships()),
  ).toContain('com\u00adpile');
});

it('has tab stops of all kinds', () => {
  const tabs = [{ at: 20, alignment: 'right', leader: 'none' }] as const;
  expect(slideParagraphsXml([{ ...paragraph, inlines: [], tabs }], createRelationships())).toContain(
    '<a:tab pos="254000" algn="r"/>',
  );
});

it('states that paragraphs begin at the edge, which LibreOffice takes from the one above otherwise', () => {
  const inlines = [textInline('One')];
  const tabs = [{ at: 20, alignment: 'left', leader: 'none' }] as const;
  const plain = { ...paragraph, inlines, left: 0 };
  const xml = slideParagraphsXml([{ ...paragraph, inlines }, plain, { ...plain, tabs }], createRelationships());
  expect([...xml.matchAll(/<a:pPr [^>]*>/g)].map(([properties]) => properties)).toEqual([
    '<a:pPr marL="127000" algn="l">',
    '<a:pPr marL="0" indent="0" algn="l">',
    // Tab stops would be lost by an indent.
    '<a:pPr marL="0" algn="l">',
  ]);
  expect(slideParagraphsXml([plain], createRelationships())).toContain('<a:pPr algn="l">');
});

it('makes no row higher where a cell is empty', () => {
  expect(slideParagraphsXml([], createRelationships())).toBe('<a:p><a:endParaRPr sz="100"/></a:p>');
});

it('tells of what kind fonts are, which readers may lack', () => {
  const kindOf = (look: Partial<Look>) => {
    const inline = textInline('One');
    const inlines = [{ ...inline, look: { ...inline.look, ...look } }];
    return /<a:latin [^>]*>/.exec(slideParagraphsXml([{ ...paragraph, inlines }], createRelationships()))?.[0];
  };
  expect(kindOf({ font: 'Quaint-Mono', isFixedPitch: true })).toContain('pitchFamily="49"');
  expect(kindOf({ font: 'Quaint-Serif', isSerif: true, isFixedPitch: false })).toContain('pitchFamily="18"');
  expect(kindOf({ font: 'Quaint-Sans', isSerif: false, isFixedPitch: false })).toContain('pitchFamily="34"');
  expect(kindOf({ font: 'Wingdings' })).not.toContain('pitchFamily');
});
