import { expect, it } from 'vitest';
import { collectMissing, documentAddress } from '../../../api/engines/missing.ts';

it('reports what is missing by kind, counted once, with some hosts', () => {
  const missing = collectMissing();
  missing.add('images', 'https://a.example/1.png');
  missing.add('images', 'https://a.example/1.png');
  missing.add('images', `${documentAddress}pictures/logo.png`);
  missing.add('images', 'https://b.example/2.png');
  missing.add('images', 'https://c.example/3.png');
  missing.add('styles', 'file:///C:/site/style.css');
  expect(missing.notes()).toEqual([
    { code: 'not-loaded', kind: 'images', count: 4, from: ['a.example', 'logo.png', 'b.example'], more: 1 },
    { code: 'not-loaded', kind: 'styles', count: 1, from: ['style.css'], more: 0 },
  ]);
});
