import { expect, it } from 'vitest';
import { acceptedLanguage, languageOfPath, withoutLanguage } from '../../../api/http/language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr, ar-EG;q=0.7, en;q=0.3', 'ar'],
  ['en;q=0.2, AR;q=0.9', 'ar'],
  ['es;q=0, de', 'en'],
  ['ast;q=x;;,,', 'en'],
])('serves whoever sends %s in %s', (header, code) => {
  expect(acceptedLanguage(header).code).toBe(code);
});

it.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/word-to-pdf', 'es'],
  ['/ar/', 'ar'],
  ['/essay', 'en'],
])('finds %s in the pages in %s', (path, code) => {
  expect(languageOfPath(path).code).toBe(code);
});

it('takes the language off an endpoint, and asks for it', () => {
  const headers = { 'accept-language': 'en' };
  expect(withoutLanguage('/es/api/merge-pdf?x', headers)).toBe('/api/merge-pdf?x');
  expect(headers).toEqual({ 'accept-language': 'es' });
});

it('leaves all other addresses as they are', () => {
  const headers = {};
  for (const url of ['/api/merge-pdf', '/es/merge-pdf', '/es/apis', '/fr/api/merge-pdf']) {
    expect(withoutLanguage(url, headers)).toBe(url);
  }
  expect(headers).toEqual({});
});
