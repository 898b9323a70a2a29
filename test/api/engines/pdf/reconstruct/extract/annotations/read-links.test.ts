import { describe, expect, it } from 'vitest';
import {
  readLinks,
  readPlace,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/annotations/read-links.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const annotation = (rest: string, subtype = 'Link') =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [20 30 80 50] ${rest} >>`;
const read = (...annotations: readonly string[]) =>
  withPage(onePage('', `/Annots [${annotations.join(' ')}]`), ({ pdfium, document, page, space }) =>
    readLinks(pdfium, document, page, space, (_, y) => 200 - y),
  );
const uri = (address: string) => annotation(`/A << /S /URI /URI (${address}) >>`);
const targetsOf = async (...annotations: readonly string[]) => (await read(...annotations)).map(({ target }) => target);

it('reads where a link is, in points from the top of the page', async () => {
  expect(await read(uri('https://example.org'))).toEqual([
    { x0: 20, x1: 80, y0: 150, y1: 170, target: 'https://example.org' },
  ]);
});

describe('an address', () => {
  it.each(['http://example.org/?a=1', 'HTTPS://example.org', 'mailto:a@example.org', 'ftp://example.org', 'tel:112'])(
    'is linked: %s',
    async (address) => expect(await targetsOf(uri(address))).toEqual([address]),
  );

  it.each(['javascript:alert', 'file:///etc/passwd', 'nohttps:a', 'example.org', ''])(
    'is left out: %s',
    async (address) => expect(await targetsOf(uri(address))).toEqual([]),
  );
});

describe('a link within the document', () => {
  it('leads to a height on a page, by its destination or by an action', async () => {
    const destination = '[3 0 R /XYZ 0 128.4 null]';
    expect(
      await targetsOf(annotation(`/Dest ${destination}`), annotation(`/A << /S /GoTo /D ${destination} >>`)),
    ).toEqual(['#place_0_72', '#place_0_72']);
  });

  it('leads to the top of a page without a height, or above it', async () => {
    expect(await targetsOf(annotation('/Dest [3 0 R /Fit]'))).toEqual(['#place_0_0']);
    expect(await targetsOf(annotation('/Dest [3 0 R /XYZ 0 900 null]'))).toEqual(['#place_0_0']);
  });

  it('is left out if it leads to no page, or does something else', async () => {
    expect(await targetsOf(annotation('/Dest [9 0 R /Fit]'), annotation('/A << /S /Named /N /NextPage >>'))).toEqual(
      [],
    );
  });
});

it('leaves out other annotations', async () => {
  expect(await targetsOf(annotation('/A << /S /URI /URI (https://example.org) >>', 'Text'))).toEqual([]);
});

it('reads the page and the height of a place', async () => {
  const places = await withPage(onePage('', '', [], '/Outlines 5 0 R'), ({ pdfium, document }) =>
    readPlace(pdfium, document, 0, (_, y) => y),
  );
  expect(places).toBeNull();
});
