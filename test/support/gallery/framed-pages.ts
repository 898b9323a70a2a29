import { deflateSync } from 'node:zlib';
import { type Gallery, whole } from './gallery.ts';
import { moved, samples } from './painting.ts';

const entries = '/Filter /FlateDecode /ColorSpace /DeviceRGB /BitsPerComponent 8';

/** Pages that are turned, scaled or cropped, and pictures that are blended with what is below them or on a layer. */
export function addFramedPages(gallery: Gallery): void {
  let pictures = 0;
  const uses = () => `/XObject << /I ${gallery.image(entries, deflateSync(samples(moved(pictures++ * 9))))} >>`;
  const draw = `q ${whole} /I Do Q`;
  for (const turn of [90, 180, 270, -90]) {
    gallery.page(`a page turned by ${turn}`, draw, uses(), `/Rotate ${turn}`);
  }
  gallery.page('a page with larger units', draw, uses(), '/UserUnit 2.5');
  gallery.page('a cropped page', draw, uses(), '/CropBox [6 9 36 30]');
  gallery.page('a cropped page that is turned', draw, uses(), '/CropBox [6 9 36 30] /Rotate 90');
  gallery.page('a page with a larger crop box', draw, uses(), '/CropBox [-20 -20 90 90]');
  for (const mode of ['Multiply', 'Screen', 'Difference', 'Luminosity']) {
    const state = `/ExtGState << /G << /BM /${mode} /ca 0.8 >> >>`;
    gallery.page(`blended by ${mode}`, `/G gs ${draw}`, `${uses()} ${state}`);
  }
  const layer = gallery.add('<< /Type /OCG /Name (A layer) >>');
  const content = `/OC /L BDC ${draw} EMC`;
  gallery.page('on a layer', content, `${uses()} /Properties << /L ${layer} >>`);
}
