import { boundList, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { type ReadPart, type RichParts, readIfNamed } from './read-workbook.ts';

const { maxNames: maxValues } = limits.sheets;

/** What Excel calls a picture that lies in a cell, and not over it; the second has a text for those who cannot see it. */
const pictureTypes = /^_(?:localImage|webImage)$/;

/** The indices of those elements of a name that are wanted, by their attributes. */
async function indicesOf(
  source: AsyncIterable<Buffer>,
  wanted: string,
  isWanted: (attributes: Readonly<Record<string, string>>) => boolean,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  let index = 0;
  await scanXml(source, {
    open({ name, attributes }) {
      if (name !== wanted) return;
      if (isWanted(attributes)) found.add(index);
      index++;
      boundList(index, maxValues);
    },
  });
  return found;
}

/** The indices of the structures that are pictures ([MS-XLSX] 2.4.847). */
const readStructures = (source: AsyncIterable<Buffer>) => indicesOf(source, 's', ({ t = '' }) => pictureTypes.test(t));

/** The indices of the rich values that have one of the structures. */
const readValues = (source: AsyncIterable<Buffer>, structures: ReadonlySet<number>) =>
  indicesOf(source, 'rv', ({ s }) => structures.has(Number(s)));

/** The numbers by which cells refer to some of the rich values: from 1, in the order of the workbook's metadata. */
async function readReferences(
  source: AsyncIterable<Buffer>,
  values: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const rich: boolean[] = [];
  const references = new Set<number>();
  let [type, richType, reference] = [0, -1, 0];
  let within = '';
  await scanXml(source, {
    open({ name, attributes }) {
      if (name === 'metadataType') {
        type++;
        if (attributes.name === 'XLRICHVALUE') richType = type;
      } else if (name === 'futureMetadata') within = attributes.name ?? '';
      else if (name === 'valueMetadata' || name === 'cellMetadata') within = name;
      else if (name === 'bk' && within === 'XLRICHVALUE') rich.push(false);
      // `xlrd:rvb`, whose prefix is not the root's.
      else if (name === '' && within === 'XLRICHVALUE' && attributes.i !== undefined) {
        rich[rich.length - 1] = values.has(Number(attributes.i));
      } else if (name === 'bk' && within === 'valueMetadata') reference++;
      else if (name === 'rc' && within === 'valueMetadata' && Number(attributes.t) === richType) {
        if (rich[Number(attributes.v)]) references.add(reference);
      }
      boundList(Math.max(rich.length, reference), maxValues);
    },
  });
  return references;
}

/**
 * The values of `vm` of cells that show a picture in their place, of which LibreOffice knows nothing. Throws as `scanXml`
 * does.
 */
export async function readCellPictures(read: ReadPart, parts: RichParts): Promise<ReadonlySet<number>> {
  const none = new Set<number>();
  const structures = await readIfNamed(read, parts.structures);
  const pictures = structures === undefined ? none : await readStructures(structures);
  const values = pictures.size === 0 ? undefined : await readIfNamed(read, parts.values);
  const rich = values === undefined ? none : await readValues(values, pictures);
  const metadata = rich.size === 0 ? undefined : await readIfNamed(read, parts.metadata);
  return metadata === undefined ? none : readReferences(metadata, rich);
}
