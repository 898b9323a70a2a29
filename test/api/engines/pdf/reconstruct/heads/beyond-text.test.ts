import { describe, expect, it } from 'vitest';
import { beyondText } from '../../../../../../api/engines/pdf/reconstruct/heads/beyond-text.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const column = (x: number, ...baselines: readonly number[]) =>
  findSegments(baselines.flatMap((y) => glyphs('text', x, y)));
const textsOf = (heads: ReturnType<typeof column>, body: ReturnType<typeof column>) =>
  beyondText(heads, body, 'footer', 800).map(({ baseline }) => baseline);

describe('what repeats at the foot of pages', () => {
  const imprint = column(400, 730, 745, 780);

  it('is no footer beside the text of other columns, but below it', () => {
    expect(textsOf(imprint, column(50, 725, 737, 749, 761))).toEqual([780]);
  });

  it('is one below text, or beside a single line', () => {
    expect(textsOf(imprint, column(50, 700, 712, 724))).toEqual([730, 745, 780]);
    expect(textsOf(imprint, column(50, 700, 712, 736))).toEqual([730, 745, 780]);
  });
});

describe('what repeats at the top of pages', () => {
  const rest = column(50, 150, 162, 174);
  const command = column(50, 110);
  const headsOf = (text: string) => {
    const beyond = findSegments([...glyphs(text, 50, 80), ...glyphs('goes on', 50, 92)]);
    return beyondText(command, [...beyond, ...rest], 'header', 800);
  };

  it('is no header below running text', () => {
    expect(headsOf('text that is as wide as its page and')).toEqual([]);
  });

  it('is one below short lines, such as a title', () => {
    const wide = findSegments(glyphs('text that is as wide as its page and', 50, 186));
    const title = findSegments([...glyphs('A title', 50, 80), ...glyphs('goes on', 50, 92)]);
    expect(beyondText(command, [...title, ...rest, ...wide], 'header', 800)).toEqual(command);
  });
});
