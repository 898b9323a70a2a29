import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDict, type PdfDict, type PdfObjects } from '../qpdf/qpdf-objects.ts';
import { filtersOf } from '../qpdf/stream-filters.ts';

/** Private application data and thumbnails, which no reader shows (ISO 32000-1 §14.5, §12.3.4). */
const privateKeys = ['/PieceInfo', '/Thumb'] as const;

function without(dict: PdfDict, keys: readonly string[]): PdfDict {
  return Object.fromEntries(Object.entries(dict).filter(([key]) => !keys.includes(key)));
}

/** An output condition that is registered by name needs no embedded profile (ISO 15930-1 §6.2.2). */
function dropRegisteredProfile(objects: PdfObjects, reference: string, dict: PdfDict): boolean {
  const registry = objects.resolve(dict['/RegistryName']);
  const isRegistered = objects.name(dict['/S']) === 'GTS_PDFX' && registry === 'u:http://www.color.org';
  if (!isRegistered || dict['/DestOutputProfile'] === undefined) return false;
  objects.setDict(reference, without(dict, ['/DestOutputProfile']));
  return true;
}

/** White space before the end of an XMP packet, reserved for editing in place. Short runs are left alone. */
const padding = /\s{200,}(?=<\?xpacket end=)/;

/** Removes the padding of an uncompressed XMP packet (XMP part 1, §7.3.2). */
function trimMetadata(objects: PdfObjects, reference: string, folder: string): void {
  const stream = objects.stream(reference);
  if (stream === undefined || filtersOf(objects, stream.dict).length > 0) return;
  const text = readFileSync(stream.datafile, 'latin1');
  const trimmed = text.replace(padding, '\n');
  if (trimmed.length === text.length) return;
  const datafile = join(folder, `metadata-${reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, trimmed, 'latin1');
  const { '/Length': _length, ...dict } = stream.dict;
  objects.setStream(reference, { dict, datafile });
}

/**
 * Removes private application data, thumbnails and the metadata of images. Returns whether there were any.
 * @param folder Where shortened metadata is written.
 * @param how Whether output profiles stay even if their condition is registered.
 */
export function dropPrivateData(
  objects: PdfObjects,
  folder: string,
  { keepsPress }: { readonly keepsPress: boolean },
): boolean {
  let hasDropped = false;
  const visit = (reference: string, dict: PdfDict, keys: readonly string[]) => {
    if (keys.some((key) => dict[key] !== undefined)) {
      objects.setDict(reference, without(dict, keys));
      hasDropped = true;
    }
    if (!keepsPress && dropRegisteredProfile(objects, reference, dict)) hasDropped = true;
  };
  for (const [reference, value] of objects.values()) if (isDict(value)) visit(reference, value, privateKeys);
  for (const [reference, { dict }] of objects.streams()) {
    const isImage = objects.name(dict['/Subtype']) === 'Image';
    visit(reference, dict, isImage ? [...privateKeys, '/Metadata'] : privateKeys);
    if (objects.name(dict['/Type']) === 'Metadata') trimMetadata(objects, reference, folder);
  }
  return hasDropped;
}
