import { boundList, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { type ReadPart, type RichParts, readIfNamed } from './read-workbook.ts';

/** Cells that hold more than a number or a text, of which LibreOffice knows nothing, by the values of their `vm`. */
export interface RichCells {
  /** Those that show a picture in their place. */
  readonly pictures: ReadonlySet<number>;
  /** What others show, such as shares and countries; programs that don't know them find an error. */
  readonly texts: ReadonlyMap<number, string>;
}

/** What a rich value is: a picture, or something with a text. */
type RichValue = { readonly text: string } | 'picture';

/** What a kind of rich value is: a picture, or at which place its values have their text; null for others. */
type Structure = { readonly textAt: number } | 'picture' | null;

const { maxNames: maxValues } = limits.sheets;

/** What Excel calls a picture that lies in a cell, and not over it; the second has a text for those who cannot see it. */
const pictureTypes = /^_(?:localImage|webImage)$/;
/** The key of what a cell shows of an entity, as Excel writes it. */
const textKey = '_DisplayString';

/** The kinds of rich values in their order ([MS-XLSX] 2.4.847). */
async function readStructures(source: AsyncIterable<Buffer>): Promise<readonly Structure[]> {
  const structures: Structure[] = [];
  let keys = 0;
  await scanXml(source, {
    open({ name, attributes }) {
      if (name === 's') {
        structures.push(pictureTypes.test(attributes.t ?? '') ? 'picture' : null);
        keys = 0;
      } else if (name === 'k') {
        if (attributes.n === textKey && structures.at(-1) === null)
          structures[structures.length - 1] = { textAt: keys };
        keys++;
      }
      boundList(structures.length, maxValues);
    },
  });
  return structures;
}

/** The rich values that are pictures or have a text, by their places among all. */
async function readValues(
  source: AsyncIterable<Buffer>,
  structures: readonly Structure[],
): Promise<ReadonlyMap<number, RichValue>> {
  const values = new Map<number, RichValue>();
  let [place, key] = [-1, -1];
  let structure: Structure = null;
  let text: string | undefined;
  await scanXml(source, {
    open({ name, attributes }) {
      if (name === 'rv') {
        place++;
        key = -1;
        structure = structures[Number(attributes.s)] ?? null;
        if (structure === 'picture') values.set(place, 'picture');
        boundList(place, maxValues);
      } else if (name === 'v') {
        key++;
        if (structure !== null && structure !== 'picture' && structure.textAt === key) text = '';
      }
    },
    text(part) {
      if (text !== undefined) text += part;
    },
    close(name) {
      if (name !== 'v' || text === undefined) return;
      values.set(place, { text });
      text = undefined;
    },
  });
  return values;
}

/** The rich values that cells refer to, by numbers from 1, in the order of the workbook's metadata. */
async function readReferences(
  source: AsyncIterable<Buffer>,
  values: ReadonlyMap<number, RichValue>,
): Promise<ReadonlyMap<number, RichValue>> {
  const rich: (RichValue | undefined)[] = [];
  const references = new Map<number, RichValue>();
  let [type, richType, reference] = [0, -1, 0];
  let within = '';
  await scanXml(source, {
    open({ name, attributes }) {
      if (name === 'metadataType') {
        type++;
        if (attributes.name === 'XLRICHVALUE') richType = type;
      } else if (name === 'futureMetadata') within = attributes.name ?? '';
      else if (name === 'valueMetadata' || name === 'cellMetadata') within = name;
      else if (name === 'bk' && within === 'XLRICHVALUE') rich.push(undefined);
      // `xlrd:rvb`, whose prefix is not the root's.
      else if (name === '' && within === 'XLRICHVALUE' && attributes.i !== undefined) {
        rich[rich.length - 1] = values.get(Number(attributes.i));
      } else if (name === 'bk' && within === 'valueMetadata') reference++;
      else if (name === 'rc' && within === 'valueMetadata' && Number(attributes.t) === richType) {
        const value = rich[Number(attributes.v)];
        if (value !== undefined) references.set(reference, value);
      }
      boundList(Math.max(rich.length, reference), maxValues);
    },
  });
  return references;
}

/** Reads what cells hold besides numbers and texts. Throws as `scanXml` does. */
export async function readRichCells(read: ReadPart, parts: RichParts): Promise<RichCells> {
  const structures = await readIfNamed(read, parts.structures);
  const kinds = structures === undefined ? [] : await readStructures(structures);
  const values = kinds.some((kind) => kind !== null) ? await readIfNamed(read, parts.values) : undefined;
  const rich = values === undefined ? new Map<number, RichValue>() : await readValues(values, kinds);
  const metadata = rich.size === 0 ? undefined : await readIfNamed(read, parts.metadata);
  const references = metadata === undefined ? [] : [...(await readReferences(metadata, rich))];
  return {
    pictures: new Set(references.flatMap(([reference, value]) => (value === 'picture' ? [reference] : []))),
    texts: new Map(
      references.flatMap(([reference, value]) => (value === 'picture' ? [] : [[reference, value.text] as const])),
    ),
  };
}
