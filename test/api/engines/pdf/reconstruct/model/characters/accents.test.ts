import { expect, it } from 'vitest';
import {
  accentsAbove,
  combiningAccents,
  dotless,
  dotted,
} from '../../../../../../../api/engines/pdf/reconstruct/model/characters/accents.ts';

it('combine with a letter as Unicode composes both', () => {
  const composed = { '´': 'é', '¨': 'ë', '˜': 'ẽ', ˆ: 'ê', ˇ: 'ě', '¸': 'ȩ' };
  for (const [accent, letter] of Object.entries(composed))
    expect(`e${combiningAccents[accent]}`.normalize('NFC')).toBe(letter);
  expect(accentsAbove['¸']).toBeUndefined();
});

it('are over letters without a dot', () => {
  expect([dotless.i, dotted.ı, dotted.ȷ]).toEqual(['ı', 'i', 'j']);
});
