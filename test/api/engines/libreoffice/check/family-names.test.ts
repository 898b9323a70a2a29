import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { nameFamilies, namesStandIn } from '../../../../../api/engines/libreoffice/check/family-names.ts';

async function named(xml: string): Promise<string> {
  const written = await text(nameFamilies(Readable.from([Buffer.from(xml)])));
  return written.replace(/^<\?xml[^>]*>\s*/, '');
}

it.each([
  [
    '<style:text-properties style:font-name="Stand-in for Tahoma"/>',
    '<style:text-properties style:font-name="Tahoma"/>',
  ],
  ['<x fo:font-family="\'Stand-in for Symbol\', serif"/>', '<x fo:font-family="\'Symbol\', serif"/>'],
  ['<w:rFonts w:ascii="Stand-in for Arabic Text"/>', '<w:rFonts w:ascii="Times New Roman"/>'],
  ['<a:latin typeface="Stand-in for Cambria"/>', '<a:latin typeface="Cambria"/>'],
])('names the family of a stand-in: %s', async (written, expected) => {
  expect(await named(`<r>${written}</r>`)).toBe(`<r>${expected}</r>`);
});

it('declares a family once', async () => {
  const declared = '<w:font w:name="Tahoma"><w:pitch w:val="variable"/></w:font>';
  expect(await named(`<w:fonts>${declared}${declared.replace('Tahoma', 'Stand-in for Tahoma')}</w:fonts>`)).toBe(
    `<w:fonts>${declared}</w:fonts>`,
  );
});

it('leaves what a visitor wrote', async () => {
  const xml = '<r><wp:docPr descr="Stand-in for Tom"/><w:t>Stand-in for Tahoma</w:t></r>';
  expect(await named(xml)).toBe(xml);
  expect(namesStandIn('wp:docPr', { descr: 'Stand-in for Tom' })).toBe(false);
  expect(namesStandIn('w:font', { 'w:name': 'Stand-in for Tahoma' })).toBe(true);
});
