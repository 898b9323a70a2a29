import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** A JPEG 2000 image of eight bits a sample; `data` is its JP2 file or code stream. */
export interface CarriedImage {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
  readonly data: Uint8Array;
}

/** In points. Any size will do. */
const pageSide = 72;

/**
 * Writes a PDF with one JPEG 2000 image a page in a device colour space, from which `pdfimages` extracts the samples
 * unconverted. The images' bytes are copied untouched.
 */
export async function carrierPdf(images: readonly CarriedImage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const { width, height, components, data } of images) {
    const entries = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: components === 1 ? 'DeviceGray' : 'DeviceRGB',
      Filter: 'JPXDecode',
    };
    const image = pdf.context.register(PDFRawStream.of(pdf.context.obj(entries), data));
    const page = pdf.addPage([pageSide, pageSide]);
    page.node.setXObject(PDFName.of('I'), image);
    const content = pdf.context.stream(`${pageSide} 0 0 ${pageSide} 0 0 cm /I Do`);
    page.node.set(PDFName.of('Contents'), pdf.context.register(content));
  }
  return pdf.save({ useObjectStreams: false });
}
