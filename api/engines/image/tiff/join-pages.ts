import { fieldsOf, type PageSource } from './page-source.ts';
import { type WrittenPage, writeDirectories } from './write-directories.ts';

/** A page of the original, with the data to store for it: its own or a recoded copy's. */
export interface JoinedPage {
  readonly original: PageSource;
  readonly data: PageSource;
}

/** Fields that describe how the samples are stored (TIFF 6.0 and its JPEG supplement): copied with the data. */
const storage = new Set([
  256, 257, 258, 259, 262, 263, 266, 277, 278, 280, 281, 284, 290, 291, 292, 293, 317, 320, 322, 323, 332, 334, 336, 338,
  339, 340, 341, 347, 529, 530, 531, 532,
]); // biome-ignore format: a list of numbers
/** Fields that point into the old file, to data and to further directories. */
const pointers = new Set([
  273, 279, 288, 289, 324, 325, 330, 512, 513, 514, 515, 517, 518, 519, 520, 521, 34665, 34853, 40965,
]); // biome-ignore format: a list of numbers

async function writtenPage({ original, data }: JoinedPage): Promise<WrittenPage> {
  const described = await fieldsOf(original, (tag) => !storage.has(tag) && !pointers.has(tag));
  const stored = await fieldsOf(data, (tag) => storage.has(tag));
  return { fields: [...described, ...stored], source: data.source, data: data.data, isTiled: data.isTiled };
}

/** Writes the pages into one TIFF, each with its original metadata, such as resolution, profile and georeference. */
export async function joinPages(pages: readonly JoinedPage[], output: string): Promise<void> {
  await writeDirectories(await Promise.all(pages.map(writtenPage)), output);
}
