import { expect, it } from 'vitest';
import { createUndrawnPictures } from '../../../../../../api/engines/libreoffice/inspect/pictures/undrawn-pictures.ts';

/** The pictures that cannot be drawn, of a document that shows parts with these first bytes; null for a part that is missing. */
function countOf(starts: readonly (string | null)[], element = 'a:blip'): number {
  const undrawn = createUndrawnPictures();
  const rels = undrawn.watch('word/_rels/document.xml.rels', {});
  starts.forEach((_, index) => {
    const Type = 'http://x/relationships/image';
    rels.open?.('Relationship', { Id: `r${index}`, Type, Target: `media/Image${index}.bin` });
  });
  const body = undrawn.watch('word/document.xml', {});
  const id = element === 'a:blip' ? 'r:embed' : 'r:id';
  starts.forEach((_, index) => {
    for (let time = 0; time < 2; time++) body.open?.(element, { [id]: `r${index}` });
  });
  starts.forEach((start, index) => {
    if (start !== null) undrawn.take(`word/media/image${index}.bin`, Buffer.from(start, 'latin1'));
  });
  return undrawn.count();
}

const known = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'GIF89a', '<svg/>', 'II*\0', 'RIFF\0\0\0\0WEBP'];
const unknown = ['II\xbc\x01', '\0\0\0\x0cjP  \r\n\x87\n', '\xff\x0a', '\0\0\0\x18ftypheic', '\0\0\0\x1cftypavif'];

it('counts each picture whose kind LibreOffice does not know once', () => {
  expect(countOf(known)).toBe(0);
  expect(countOf(unknown)).toBe(unknown.length);
  expect(countOf([...known, ...unknown], 'v:imagedata')).toBe(unknown.length);
});

it('counts pictures that the package lacks', () => {
  expect(countOf([null, 'GIF89a'])).toBe(1);
});

it('counts only what a page shows', () => {
  const undrawn = createUndrawnPictures();
  const Type = 'http://x/relationships/image';
  undrawn.watch('word/_rels/settings.xml.rels', {}).open?.('Relationship', { Id: 'r1', Type, Target: 'a.wdp' });
  undrawn.watch('word/settings.xml', {}).open?.('a:blip', { 'r:embed': 'r1' });
  const content = undrawn.watch('content.xml', {});
  content.open?.('draw:image', { 'xlink:href': 'ObjectReplacements/Object 1' });
  content.open?.('draw:image', { 'xlink:href': 'Pictures/TablePreview1.svm' });
  content.open?.('draw:image', { 'xlink:href': 'https://example.com/Pictures/a.png' });
  expect(undrawn.count()).toBe(0);
  content.open?.('draw:image', { 'xlink:href': 'Pictures/a.wdp' });
  expect(undrawn.count()).toBe(1);
});
