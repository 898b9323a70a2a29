import type { PageOptions } from '../../formats/paper.ts';
import { createPdfFile, type PdfFile, type Ref } from './pdf-file.ts';
import { type PdfImage, type Profiles, writeImage } from './pdf-image.ts';
import { type Placement, placeImage, type Shape } from './place-image.ts';

/** An image and its shape, which determines the page unless the visitor does. */
export interface PicturePage {
  readonly image: PdfImage;
  readonly shape: Shape;
}

async function writePage(pdf: PdfFile, parent: Ref, image: Ref, placement: Placement): Promise<Ref> {
  const { width, height, matrix } = placement;
  const content = await pdf.stream('', [Buffer.from(`q ${matrix.join(' ')} cm /Im Do Q`)]);
  return pdf.object(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 ${width} ${height}] ` +
      `/Resources << /XObject << /Im ${image} 0 R >> >> /Contents ${content} 0 R >>`,
  );
}

/**
 * Writes a PDF with one image per page, each page the size of its image unless the options say otherwise. Only one image
 * is open at a time. Throws what reading the images throws, after closing the file.
 */
export async function writePages(
  path: string,
  pages: AsyncIterable<PicturePage> | Iterable<PicturePage>,
  options: PageOptions,
): Promise<{ readonly bytes: number; readonly pages: number }> {
  const pdf = await createPdfFile(path);
  try {
    const profiles: Profiles = new Map();
    const tree = pdf.reserve();
    const kids: Ref[] = [];
    for await (const { image, shape } of pages) {
      kids.push(await writePage(pdf, tree, await writeImage(pdf, image, profiles), placeImage(shape, options)));
    }
    const list = kids.map((kid) => `${kid} 0 R`).join(' ');
    await pdf.object(`<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`, tree);
    const root = await pdf.object(`<< /Type /Catalog /Pages ${tree} 0 R >>`);
    const info = await pdf.object('<< /Producer (Filewright) >>');
    const { bytes } = await pdf.finish(root, info);
    return { bytes, pages: kids.length };
  } catch (error) {
    await pdf.abandon();
    throw error;
  }
}
