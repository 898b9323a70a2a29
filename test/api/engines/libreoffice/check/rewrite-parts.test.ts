import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { rewriteParts } from '../../../../../api/engines/libreoffice/check/rewrite-parts.ts';

it('holds what cannot be rewritten yet until the next part, and passes it as it is at the end', async () => {
  const beforeDash = (whole: string) => (whole.endsWith('-') ? whole.length - 1 : whole.length);
  const rewritten = rewriteParts(Readable.from(['a-', '>b-', '->c-']), beforeDash, (whole) =>
    whole.replaceAll('->', '→'),
  );
  expect(await text(rewritten)).toBe('a→b-→c-');
});
