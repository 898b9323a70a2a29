import { expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { areSameParts } from '../../../../../api/engines/pdf/reconstruct/same-parts.ts';
import { glyphs } from '../../../../support/rebuilt-pdf/glyphs.ts';

const [one, two] = findSegments([...glyphs('one', 50, 100), ...glyphs('two', 50, 112)]);
if (one === undefined || two === undefined) throw new Error('no lines');
const parts = {
  ...{ body: [one], header: [two], footer: [], notes: [[two], [one]], noteKind: 'footnote' },
  reading: 'structured' as const,
};

it('are the same lines in each part, read in the same way', () => {
  expect(areSameParts(parts, { ...parts, body: [one], notes: [[two], [one]] })).toBe(true);
});

it.each([
  ['others in the text', { body: [two] }],
  ['more in the text', { body: [one, two] }],
  ['others at the head', { header: [{ ...two }] }],
  ['some at the foot', { footer: [one] }],
  ['notes in other columns', { notes: [[two, one]] }],
  ['notes of another kind', { noteKind: 'endnote' }],
  ['another reading', { reading: 'plain' as const }],
])('are not the same with %s', (_, changed) => {
  expect(areSameParts(parts, { ...parts, ...changed })).toBe(false);
});
