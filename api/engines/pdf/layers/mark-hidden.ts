import { isDict, type PdfObjects, withEntries } from '../qpdf/qpdf-objects.ts';
import { hiddenLayers } from './hidden-layers.ts';

/**
 * An entry added to the dictionaries of hidden layers: whatever reads the content of pages finds it as a property of
 * the marks around what the layers hold.
 */
export const hiddenMark = 'FilewrightHidden';
/** The flag of annotations that are neither shown nor printed (ISO 32000-2, table 167). */
const hiddenFlag = 2;

/**
 * Marks the layers of a document that are switched off with `hiddenMark`, empties the forms and pictures that belong to
 * them, and hides their annotations.
 *
 * @param emptyFile A file of no bytes.
 * @returns Whether anything is hidden.
 */
export function markHidden(objects: PdfObjects, emptyFile: string): boolean {
  const isHidden = hiddenLayers(objects);
  if (isHidden === undefined) return false;
  for (const [reference, value] of objects.values()) {
    if (!isDict(value)) continue;
    if (isHidden(reference)) objects.setDict(reference, withEntries(value, { [`/${hiddenMark}`]: true }));
    else if (value['/Rect'] !== undefined && isHidden(value['/OC'])) {
      objects.setDict(reference, withEntries(value, { '/F': (objects.number(value['/F']) ?? 0) | hiddenFlag }));
    }
  }
  for (const [reference, { dict }] of objects.streams()) {
    if (!isHidden(dict['/OC'])) continue;
    const empty = { '/Type': '/XObject', '/Subtype': '/Form', '/BBox': [0, 0, 0, 0] };
    objects.setStream(reference, { dict: empty, datafile: emptyFile });
  }
  return true;
}
