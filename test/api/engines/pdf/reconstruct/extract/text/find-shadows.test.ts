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

describe('text that is painted twice', () => {
  const looksOf = async (content: string) =>
    (await textPage(content)).glyphs.map(({ text, look }) => [text, look.isBold]);
  const at = (x: number, y = 50) => `BT /F 20 Tf ${x} ${y} Td (A) Tj ET`;

  it('is bold if the two are side by side', async () => {
    expect(await looksOf(`0 g ${at(20)} ${at(20.5)} ${at(20.5)} ${at(21)}`)).toEqual([['A', true]]);
  });

  it('is not bold at the same place, above or in another colour', async () => {
    expect(await looksOf(`0 g ${at(20)} ${at(20)}`)).toEqual([['A', false]]);
    expect(await looksOf(`0 g ${at(20)} ${at(20.5, 50.5)}`)).toEqual([['A', false]]);
    expect(await looksOf(`0.5 g ${at(20.5)} 0 g ${at(20)}`)).toEqual([['A', false]]);
  });
});
