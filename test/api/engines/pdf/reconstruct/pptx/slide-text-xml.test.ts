import { expect, it } from 'vitest';
import {
  type SlideParagraph,
  slideParagraphsXml,
} from '../../../../../../api/engines/pdf/reconstruct/pptx/slide-text-xml.ts';
import { textInline } from '../../../../../support/rebuilt-pdf/text-inline.ts';

const paragraph: Omit<SlideParagraph, 'inlines'> = {
  ...{ alignment: 'left' as const, isRightToLeft: false, pitch: 12, left: 10, right: 0, firstLine: 0 },
  ...{ tabs: [], bullet: null, isLine: false },
};

it('keeps line breaks', () => {
  const inlines = [textInline('One'), { type: 'break' } as const, textInline('two')];
  expect(slideParagraphsXml([{ ...paragraph, inlines }])).toMatch(
    /One<\/a:t><\/a:r><a:br><a:rPr sz="1000"\/><\/a:br><a:r>/,
  );
});

it('marks where words are divided, which lines end with', () => {
  expect(slideParagraphsXml([{ ...paragraph, inlines: [textInline('com\u00adpile')] }])).toContain('com\u00adpile');
});

it('has tab stops of all kinds', () => {
  const tabs = [{ at: 20, alignment: 'right', leader: 'none' }] as const;
  expect(slideParagraphsXml([{ ...paragraph, inlines: [], tabs }])).toContain('<a:tab pos="254000" algn="r"/>');
});

it('makes no row higher where a cell is empty', () => {
  expect(slideParagraphsXml([])).toBe('<a:p><a:endParaRPr sz="100"/></a:p>');
});
