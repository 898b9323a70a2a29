import { readFileSync } from 'node:fs';
import type { PdfObjects } from '../../qpdf/qpdf-objects.ts';
import { undoFilters } from '../../qpdf/undo-filters.ts';
import { colourSpaceOf } from '../images/colour-space.ts';
import { decodeArrayOf } from '../images/decode-array.ts';
import type { CarriedImage } from './carrier-pdf.ts';
import { type JpxHeader, readJpxHeader } from './jpx-header.ts';

/** Enumerated colour spaces whose samples are plain RGB or grey (ISO/IEC 15444-1, table I.10). */
const plainColourSpaces: readonly (number | undefined)[] = [undefined, 16, 17];
/** How many times larger than stored the filters in front of a JPEG 2000 may make it. */
const maxExpansion = 8;
const minMaxBytes = 1_000_000;

/** Eight bits and a sample for every pixel: what Poppler decodes without loss. */
const isPlain = ({ components, hasPalette }: JpxHeader) =>
  !hasPalette &&
  components.every(({ bits, isSigned, stepX, stepY }) => bits === 8 && !isSigned && stepX === 1 && stepY === 1);

/** The components of an image whose samples mean what they are; undefined for palettes, inks and calibrated spaces. */
function componentsOf(objects: PdfObjects, reference: string, header: JpxHeader): 1 | 3 | undefined {
  const value = objects.dict(reference)?.['/ColorSpace'];
  const count = header.components.length;
  if (value === undefined) {
    const isKnown = plainColourSpaces.includes(header.colourSpace);
    return isKnown && (count === 1 || count === 3) ? count : undefined;
  }
  const colours = colourSpaceOf(objects, value);
  if (colours === undefined || colours.kind === 'indexed' || colours.components > count) return undefined;
  return colours.components === 1 || colours.components === 3 ? colours.components : undefined;
}

/**
 * An image of a PDF as bare JPEG 2000 bytes, the filters around them undone. Undefined where its samples cannot be
 * taken as they are: then it is to stay as it is. Throws where its stream is damaged.
 */
export async function gatherImage(objects: PdfObjects, reference: string): Promise<CarriedImage | undefined> {
  const stream = objects.stream(reference);
  // Readers differ on whether a JPEG 2000 heeds an unusual Decode array (ISO 32000-1 §7.4.9).
  if (stream === undefined || decodeArrayOf(objects, stream.dict) !== 'usual') return undefined;
  const stored = readFileSync(stream.datafile);
  const undone = await undoFilters(objects, stream.dict, stored, Math.max(minMaxBytes, stored.length * maxExpansion));
  if (undone?.codec?.name !== 'JPXDecode') return undefined;
  const { data } = undone;
  const header = readJpxHeader(data);
  const [width, height] = [objects.number(stream.dict['/Width']), objects.number(stream.dict['/Height'])];
  if (header === undefined || header.width !== width || header.height !== height || !isPlain(header)) return undefined;
  const components = componentsOf(objects, reference, header);
  return components && { width, height, components, data };
}
