import type { PdfDict } from '../qpdf/qpdf-objects.ts';
import { readObjects } from '../qpdf/read-objects.ts';
import { restorePalettes } from '../qpdf/restore-palettes.ts';
import { createJoinedFile } from './joined-file.ts';
import { limits } from './limits.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';
import { joinAttachments } from './parts/attachments.ts';
import { joinDestinations } from './parts/destinations.ts';
import { joinMetadata } from './parts/document-metadata.ts';
import { joinForms } from './parts/forms.ts';
import { joinLayers } from './parts/layers.ts';
import { disableDeadLinks } from './parts/left-out-targets.ts';
import { joinOutlines } from './parts/outline.ts';
import { joinPageLabels } from './parts/page-labels.ts';
import type { Part } from './parts/part.ts';
import { joinScripts } from './parts/scripts.ts';
import { joinStructure } from './parts/structure.ts';
import { shareStreams } from './shared-streams.ts';
import { openSource } from './source-document.ts';

const { maxPages } = limits;

/** The catalogue entries of all parts, with their name trees combined. */
function catalogueOf(parts: readonly Part[]): PdfDict {
  const entries = parts.map((part) => part.finish());
  const names = Object.assign({}, ...entries.map((own) => own['/Names'] ?? {})) as PdfDict;
  const all = Object.assign({}, ...entries) as PdfDict;
  const { '/Names': _names, ...rest } = all;
  return Object.keys(names).length > 0 ? { ...rest, '/Names': names } : rest;
}

/**
 * Joins the files of a task into one, with the objects of only one file in memory at a time. Throws if a file of
 * objects cannot be read.
 */
export async function joinDocuments({ files, joined: path }: MergeTask): Promise<MergeOutcome> {
  const joined = createJoinedFile(path);
  const root = joined.reserve();
  const [forms, facts, outlines, deadLinks] = [
    joinForms(joined),
    joinMetadata(),
    joinOutlines(joined),
    disableDeadLinks(),
  ];
  const parts = [
    facts,
    deadLinks,
    joinDestinations(joined),
    joinStructure(joined),
    forms,
    joinScripts(joined),
    outlines,
    joinPageLabels(joined),
    joinLayers(),
    joinAttachments(joined),
  ];
  const shared = shareStreams();
  const kids: string[] = [];
  const pagesOfFiles: number[] = [];
  let pages = 0;
  for (const [file, { path: input, objects: objectsFile, title, numbers }] of files.entries()) {
    const objects = readObjects(objectsFile);
    await restorePalettes(objects, input);
    const source = openSource({ title, objects, numbers, firstPage: pages }, { joined, shared, maxPages });
    const count = source.pages.length;
    if (count === 0) return { type: 'no-pages', file };
    pages += count;
    pagesOfFiles.push(count);
    if (pages > maxPages) return { type: 'too-many-pages', file, pages: maxPages };
    for (const part of parts) part.take(source);
    const node = joined.reserve();
    kids.push(node);
    joined.write(node, { '/Type': '/Pages', '/Parent': root, '/Kids': source.pages, '/Count': count });
    source.write(node);
  }
  joined.write(root, { '/Type': '/Pages', '/Kids': kids, '/Count': pages });
  const catalogue = joined.add({ '/Type': '/Catalog', '/Pages': root, ...catalogueOf(parts) });
  joined.finish({ '/Root': catalogue, '/Info': joined.add(facts.info()) });
  const leftOut = { bookmarks: outlines.leftOut(), links: deadLinks.links() };
  return { type: 'joined', pagesOfFiles, version: facts.version(), leftOut, ...forms.report() };
}
