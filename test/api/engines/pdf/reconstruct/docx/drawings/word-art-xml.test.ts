import { expect, it } from 'vitest';
import { wordArtXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/word-art-xml.ts';
import { createUsedFonts } from '../../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import type { WriteContext } from '../../../../../../../api/engines/pdf/reconstruct/docx/write-context.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

it('writes a slanted line as the text of a shape, turned clockwise, behind the text', () => {
  const fonts = createUsedFonts();
  const context = { nextId: () => 7, fonts } as Partial<WriteContext> as WriteContext;
  const texts = [{ ...textInline('Draft <1>'), look: { ...look, isBold: true, colour: 'B3B3B3' } }];
  const box = { x0: 100, x1: 300, y0: 200, y1: 240 };
  const slanted = { type: 'slanted-text', box, turn: -54.4, texts } as const;
  const xml = wordArtXml({ ...slanted, isInFront: false }, context);
  expect(xml).toContain('string="Draft &lt;1&gt;"');
  expect(xml).toContain('margin-left:100.0pt;margin-top:200.0pt;width:200.0pt;height:40.0pt;rotation:306;z-index:-1');
  expect(xml).toContain('fillcolor="#B3B3B3"');
  expect(xml).toContain('o:allowincell="f"');
  expect(xml).toContain('font-weight:bold');
  expect([...fonts.kinds.keys()]).toHaveLength(1);
  expect(wordArtXml({ ...slanted, isInFront: true }, context)).toContain('z-index:1');
});

it('draws the outlines of letters if nothing else of them is drawn', () => {
  const context = { nextId: () => 7, fonts: createUsedFonts() } as Partial<WriteContext> as WriteContext;
  const box = { x0: 100, x1: 300, y0: 200, y1: 240 };
  const texts = [{ ...textInline('Draft'), look: { ...look, outline: { width: 0, colour: '777777' } } }];
  const xml = wordArtXml({ type: 'slanted-text', box, turn: 45, texts, isInFront: false }, context);
  expect(xml).toContain('filled="f" strokecolor="#777777" strokeweight="0.25pt"');
  expect(xml).not.toContain('fillcolor');
});

it('names the type of each shape, and its id, once', () => {
  let id = 0;
  const nextId = () => {
    id += 1;
    return id;
  };
  const context = { nextId, fonts: createUsedFonts() } as Partial<WriteContext> as WriteContext;
  const box = { x0: 100, x1: 300, y0: 200, y1: 240 };
  const slanted = { type: 'slanted-text', box, turn: 45, texts: [textInline('Draft')], isInFront: false } as const;
  const xml = wordArtXml(slanted, context) + wordArtXml(slanted, context);
  const ids = [...xml.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found);
  expect(new Set(ids).size).toBe(4);
  const types = [...xml.matchAll(/ type="#([^"]+)"/g)].map(([, found]) => found);
  expect(types).toEqual([ids[0], ids[2]]);
});
