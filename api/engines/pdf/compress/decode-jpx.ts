import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLate } from '../../../problem.ts';
import type { PdfJob } from '../pdf-job.ts';
import type { Placement } from './images/placements.ts';

const maxPixels = 60_000_000;
/** All of them together; what is beyond stays as it is. */
const maxTotalPixels = 250_000_000;
const timeoutMs = 12_000;
const maxMemoryBytes = 1_200_000_000;

/** A PDF with one image a page, so that each is decoded to samples of its own colour space and nothing is drawn. */
async function pdfOf(images: readonly Placement[], dataOf: (image: Placement) => Promise<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (body: () => void) => {
    offsets.push(length);
    put(`${offsets.length} 0 obj\n`);
    body();
    put('\nendobj\n');
  };
  put('%PDF-1.5\n');
  object(() => put('<< /Type /Catalog /Pages 2 0 R >>'));
  const kids = images.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(() => put(`<< /Type /Pages /Count ${images.length} /Kids [${kids}] >>`));
  const content = '72 0 0 72 0 0 cm /I Do';
  for (const image of images) {
    const [contentAt, imageAt] = [offsets.length + 2, offsets.length + 3];
    const data = await dataOf(image);
    const resources = `/Resources << /XObject << /I ${imageAt} 0 R >> >>`;
    object(() => put(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] ${resources} /Contents ${contentAt} 0 R >>`));
    object(() => put(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`));
    object(() => {
      const space = image.components === 1 ? '/DeviceGray' : '/DeviceRGB';
      const size = `/Width ${image.width} /Height ${image.height} /BitsPerComponent 8 /ColorSpace ${space}`;
      put(`<< /Subtype /Image ${size} /Filter /JPXDecode /Length ${data.length} >>\nstream\n`);
      put(data);
      put('\nendstream');
    });
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  put(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}

function decodable(placements: readonly Placement[]): readonly Placement[] {
  const images = new Map<string, Placement>();
  let total = 0;
  for (const image of placements) {
    const pixels = image.width * image.height;
    const isKnown = image.encoding === 'jpx' && image.type === 'image' && image.bits === 8;
    if (!isKnown || images.has(image.reference) || ![1, 3].includes(image.components)) continue;
    if (pixels > maxPixels || total + pixels > maxTotalPixels) continue;
    total += pixels;
    images.set(image.reference, image);
  }
  return [...images.values()];
}

/**
 * Decodes the JPEG 2000 images of a PDF, which the image library does not read, by Poppler.
 *
 * @param dataFile The file of an image's bytes by its reference.
 * @returns PGM and PPM files by reference; an image that cannot be decoded is not among them.
 */
export async function decodeJpx(
  { processes, workspace, signal }: PdfJob,
  placements: readonly Placement[],
  dataFile: (reference: string) => string,
): Promise<Readonly<Record<string, string>>> {
  const images = decodable(placements);
  if (images.length === 0) return {};
  const input = join(workspace, 'jpx.pdf');
  await writeFile(input, await pdfOf(images, ({ reference }) => readFile(dataFile(reference))));
  const args = ['-p', input, join(workspace, 'jpx')];
  try {
    await processes.run({ file: 'pdfimages', args }, { workspace, signal, timeoutMs, maxMemoryBytes });
  } catch (error) {
    // Those that were not decoded in time stay as they are.
    if (!isLate(error)) throw error;
    return {};
  }
  const decoded: Record<string, string> = {};
  for (const name of await readdir(workspace)) {
    const page = /^jpx-(\d+)-\d+\.p[pg]m$/.exec(name)?.[1];
    const image = images[Number(page) - 1];
    if (image !== undefined) decoded[image.reference] = join(workspace, name);
  }
  return decoded;
}
