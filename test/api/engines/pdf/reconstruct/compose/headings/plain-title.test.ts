import { expect, it } from 'vitest';
import {
  plain,
  titlesOfPassage,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/plain-title.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

it('compares texts by their letters and digits', () => {
  expect(plain('4.1 Tyres & \ufb01ne Rims')).toBe('41tyresfinerims');
});

it('takes a paragraph with and without its label', () => {
  const passage = passageOf(findSegments(glyphs('Wheels', 50, 100)), null, { x0: 50, x1: 900 });
  const label = { text: '4.', isBullet: false, length: 2, bodyX: 70, typed: null, hasSpace: false };
  expect([...titlesOfPassage({ ...passage, label })]).toEqual(['wheels', '4wheels']);
  expect([...titlesOfPassage({ ...passage, label, text: '4. Wheels' })]).toContain('wheels');
});
