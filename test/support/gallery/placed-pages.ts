import { deflateSync } from 'node:zlib';
import { encodeChain, type FilterName } from '../pdf/filter-chains.ts';
import { type Gallery, pageSize, whole } from './gallery.ts';
import { grey, moved, rgb, samples, size } from './painting.ts';

const entries = '/Filter /FlateDecode /ColorSpace /DeviceRGB /BitsPerComponent 8';
const page = `0 0 ${pageSize.width} ${pageSize.height}`;

/** Pictures that are drawn by something else than a page's own contents, or more than once. */
export function addPlacedPages(gallery: Gallery): void {
  let pictures = 0;
  const picture = () => gallery.image(entries, deflateSync(samples(moved(pictures++ * 9))));
  const uses = (reference: string) => `/XObject << /I ${reference} >>`;
  const form = (content: string, resources: string, more = '') =>
    gallery.add({
      entries: `/Type /XObject /Subtype /Form /BBox [${page}] /Resources << ${resources} >> ${more}`,
      data: Buffer.from(content),
    });
  const draw = `q ${whole} /I Do Q`;
  gallery.page('in a form', '/F Do', `/XObject << /F ${form(draw, uses(picture()))} >>`);
  const inner = form(draw, uses(picture()));
  gallery.page('in a form in a form', '/F Do', `/XObject << /F ${form('/I Do', uses(inner))} >>`);
  const tile = (resources: string, content: string) =>
    gallery.add({
      entries:
        `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 24 18] /XStep 24 /YStep 18 ` +
        `/Resources << ${resources} >>`,
      data: Buffer.from(content),
    });
  const paint = `/Pattern cs /P scn ${page} re f`;
  gallery.page('in a pattern', paint, `/Pattern << /P ${tile(uses(picture()), 'q 24 0 0 18 0 0 cm /I Do Q')} >>`);
  const shrunk = tile(`/XObject << /F ${form(draw, uses(picture()))} >>`, 'q 0.5 0 0 0.5 0 0 cm /F Do Q');
  gallery.page('in a form in a pattern', paint, `/Pattern << /P ${shrunk} >>`);
  const glyph = gallery.add({
    entries: '',
    data: Buffer.from('1000 0 0 0 1000 1000 d1 q 1000 0 0 750 0 0 cm /I Do Q'),
  });
  const stencil = gallery.image(
    '/Filter /FlateDecode /ImageMask true /BitsPerComponent 1',
    deflateSync(samples(grey, 1)),
  );
  const font = gallery.add(
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 ' +
      `/LastChar 65 /Widths [1000] /Encoding << /Differences [65 /A] >> /CharProcs << /A ${glyph} >> ` +
      `/Resources << ${uses(stencil)} >> >>`,
  );
  gallery.page('in a glyph', 'BT /T 48 Tf 0 0 Td (A) Tj ET', `/Font << /T ${font} >>`);
  gallery.page('turned', '0 36 -48 0 48 0 cm /I Do', uses(picture()));
  gallery.page('mirrored', '-48 0 0 36 48 0 cm /I Do', uses(picture()));
  gallery.page('slanted', '40 0 8 36 0 0 cm /I Do', uses(picture()));
  gallery.page('cropped', `${page} re W n 96 0 0 72 -24 -18 cm /I Do`, uses(picture()));
  const shared = picture();
  gallery.page('small, and large on the next page', 'q 12 0 0 9 6 6 cm /I Do Q', uses(shared));
  gallery.page('large, and small on the page before', draw, uses(shared));
  const thumbnail = picture();
  gallery.page('small on this page', 'q 8 0 0 6 6 6 cm /I Do Q', uses(thumbnail));
  gallery.page(
    'large in a form in a pattern',
    paint,
    `/Pattern << /P ${tile(`/XObject << /F ${form(draw, uses(thumbnail))} >>`, 'q 0.5 0 0 0.5 0 0 cm /F Do Q')} >>`,
  );
  const short = { FlateDecode: 'Fl', ASCII85Decode: 'A85', ASCIIHexDecode: 'AHx', RunLengthDecode: 'RL' } as const;
  const chains: readonly (readonly (FilterName & keyof typeof short)[])[] = [
    ['FlateDecode'],
    ['ASCII85Decode', 'FlateDecode'],
    ['ASCIIHexDecode', 'RunLengthDecode'],
  ];
  for (const chain of chains) {
    const names = chain.map((name) => `/${short[name]}`).join(' ');
    const dict = `/W ${size.width} /H ${size.height} /BPC 8 /CS /RGB /F [${names}]`;
    const data = encodeChain(samples(rgb), chain).toString('latin1');
    gallery.page(`inline: ${chain.join(' ')}`, `q ${whole} BI ${dict} ID ${data}\nEI Q`, '');
  }
}
