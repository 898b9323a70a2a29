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

describe('text that runs upwards', () => {
  const line = (x: number, y = 10) => `0 g BT /F 10 Tf 0 1 -1 0 ${x} ${y} Tm (Two lines as long) Tj ET`;
  const boldOf = async (content: string) => {
    const { glyphs, rotated } = await textPage(content);
    return [...glyphs, ...rotated].map(({ look }) => look.isBold);
  };

  it('is not the next line that is as long', async () => {
    const bold = await boldOf(`${line(50)} ${line(59)}`);
    expect(bold).toHaveLength(2 * 'Twolinesaslong'.length);
    expect(bold).not.toContain(true);
  });

  it('is bold if it is painted again a little further on', async () => {
    expect(await boldOf(`${line(50)} ${line(50, 10.3)}`)).not.toContain(false);
  });
});

describe('text that is painted twice', () => {
  const looksOf = async (content: string) =>
    (await textPage(content)).glyphs.map(({ text, look }) => [text, look.isBold]);
  const at = (x: number, y = 50) => `BT /F 20 Tf ${x} ${y} Td (A) Tj ET`;

  it('is bold if the two are side by side', async () => {
    expect(await looksOf(`0 g ${at(20)} ${at(20.5)} ${at(20.5)} ${at(21)}`)).toEqual([['A', true]]);
  });

  it('is bold if it is painted to all sides of its place, and the first two are not side by side', async () => {
    for (const [, isBold] of await looksOf(`0 g ${at(20.5, 50.5)} ${at(20)} ${at(20.5)}`)) expect(isBold).toBe(true);
  });

  it('is bold if the letters of its line are painted one by one, and the whole line again', async () => {
    const line = (from: number) =>
      Array.from({ length: 60 }, (_, index) => `BT /F 4 Tf ${from + 3 * index} 50 Td (A) Tj ET`).join(' ');
    const looks = await looksOf(`0 g ${line(10)} ${line(10.2)}`);
    expect(looks).toHaveLength(60);
    expect(looks.every(([, isBold]) => isBold)).toBe(true);
  });

  it('is bold if only one of the two has spaces at its end', async () => {
    const looks = await looksOf(`0 g ${at(20)} BT /F 20 Tf 20.5 50 Td (A    ) Tj ET`);
    expect(looks.filter(([text]) => text === 'A').every(([, isBold]) => isBold)).toBe(true);
  });

  it('is not bold at the same place, above or in another colour', async () => {
    expect(await looksOf(`0 g ${at(20)} ${at(20)}`)).toEqual([['A', false]]);
    expect(await looksOf(`0 g ${at(20)} ${at(20.5, 50.5)}`)).toEqual([['A', false]]);
    expect(await looksOf(`0.5 g ${at(20.5)} 0 g ${at(20)}`)).toEqual([['A', false]]);
  });
});
