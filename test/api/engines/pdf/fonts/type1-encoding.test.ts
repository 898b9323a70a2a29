import { expect, it } from 'vitest';
import { type1Encoding } from '../../../../../api/engines/pdf/fonts/type1-encoding.ts';

it('reads the names of the glyphs of a Type 1 program by their codes', () => {
  const clear = '%!PS\n/Encoding 256 array\ndup 65 /A put\ndup 2/epsilon1 put\nreadonly def\ncurrentfile eexec\n';
  expect([...type1Encoding(clear)]).toEqual([
    [65, 'A'],
    [2, 'epsilon1'],
  ]);
});
