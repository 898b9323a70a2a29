import { createJoinedFile, type JoinedFile } from '../../../../api/engines/pdf/merge/joined-file.ts';
import type { Part } from '../../../../api/engines/pdf/merge/parts/part.ts';
import { shareStreams } from '../../../../api/engines/pdf/merge/shared-streams.ts';
import { openSource } from '../../../../api/engines/pdf/merge/source-document.ts';
import type { PdfDict, PdfObjects } from '../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../../api/engines/pdf/qpdf/read-objects.ts';

/** A file that was merged from others. */
export interface JoinedParts {
  readonly objects: PdfObjects;
  /** The entries of its catalogue that the part wrote. */
  readonly catalogue: PdfDict;
  /** The references of its pages, by file. */
  readonly pages: readonly (readonly string[])[];
}

const maxPages = 10;

/** Merges one part of the catalogues of several files into a file, whose JSON is written to a path. */
export function joinParts(
  path: string,
  files: readonly PdfObjects[],
  create: (joined: JoinedFile) => Part,
): JoinedParts {
  const joined = createJoinedFile(path);
  const part = create(joined);
  const parent = joined.reserve();
  const sources = files.map((objects, index) =>
    openSource(
      { title: `${index}`, objects, firstPage: index, numbers: null },
      { joined, shared: shareStreams(), maxPages },
    ),
  );
  for (const source of sources) part.take(source);
  const catalogue = part.finish();
  for (const source of sources) source.write(parent);
  joined.finish({});
  return { objects: readObjects(path), catalogue, pages: sources.map(({ pages }) => pages) };
}
