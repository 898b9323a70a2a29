import { encodeChain, type FilterName } from './filter-chains.ts';
import { pdfOf, streamOf } from './pdf-objects.ts';

/** An image as stored in a PDF: its bytes in its codec, and the filters around them. */
export interface CodedImage {
  readonly data: Buffer;
  readonly codec: 'DCTDecode' | 'JPXDecode' | 'CCITTFaxDecode' | 'JBIG2Decode';
  /** The filters that readers undo before decoding. */
  readonly chain: readonly FilterName[];
  readonly width: number;
  readonly height: number;
  /** Entries of its dictionary in addition to those that follow from the above. */
  readonly entries?: string;
  /** The codec's parameters, in PDF syntax. */
  readonly parameters?: string;
}

/**
 * One page that an image fills; its sides are a quarter of the image's, in points, so that it has 288 pixels an inch.
 */
export function codedImagePdf({ data, codec, chain, width, height, entries, parameters }: CodedImage): Buffer {
  const filters = [...chain, codec].map((name) => `/${name}`).join(' ');
  const parms = parameters === undefined ? '' : `/DecodeParms [${chain.map(() => 'null').join(' ')} ${parameters}]`;
  const [pageWidth, pageHeight] = [width / 4, height / 4];
  const box = `/MediaBox [0 0 ${pageWidth} ${pageHeight}]`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    streamOf(`${pageWidth} 0 0 ${pageHeight} 0 0 cm /I Do`),
    {
      entries:
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        `/Filter [${filters}] ${parms} ${entries ?? '/BitsPerComponent 8 /ColorSpace /DeviceRGB'}`,
      data: encodeChain(data, chain),
    },
  ]);
}
