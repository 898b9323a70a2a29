import { describe, expect, it } from 'vitest';
import { createPitchOf } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/line-pitch.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 350 };
const passage = (baselines: readonly number[], x = 50) =>
  passageOf(findSegments(baselines.flatMap((y) => glyphs('words of a line', x, y))), null, edges);
const text = passage([500, 514, 528]);

describe('the line pitch of a paragraph of one line', () => {
  it('is that of other paragraphs', () => {
    const alone = passage([100]);
    expect(createPitchOf([alone, text])(alone)).toBe(14);
  });

  it('is no more than the distance to a paragraph like it', () => {
    const entries = [100, 112, 124].map((y) => passage([y]));
    const pitchOf = createPitchOf([...entries, text]);
    expect(entries.map(pitchOf)).toEqual([12, 12, 12]);
    expect(pitchOf(text)).toBe(14);
  });

  it('does not depend on text beside it, or drawn over it', () => {
    const [first, beside, over] = [passage([100]), passage([112], 200), passage([116], 200)];
    const pitchOf = createPitchOf([first, beside, over, text]);
    expect([first, beside, over].map(pitchOf)).toEqual([14, 14, 14]);
  });
});
