import { describe, expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

async function coloursOf(content: string) {
  const { glyphs } = await textPage(content);
  return glyphs.map(({ text, look }) => `${text}${look.colour}`);
}

describe('text with a shadow', () => {
  it('has the colour that is painted last', async () => {
    const shadow = '0.5 g BT /F 20 Tf 21 49 Td (A) Tj ET 1 0 0 rg BT /F 20 Tf 20 50 Td (A) Tj ET';
    expect(await coloursOf(shadow)).toEqual(['AFF0000']);
  });

  it('is no text beside another', async () => {
    const two = '0 g BT /F 20 Tf 20 50 Td (A) Tj ET 1 0 0 rg BT /F 20 Tf 60 50 Td (A) Tj ET';
    expect(await coloursOf(two)).toEqual(['A000000', 'AFF0000']);
  });
});
