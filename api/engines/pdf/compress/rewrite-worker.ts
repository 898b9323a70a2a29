import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { limitSharp } from '../../../formats/limit-sharp.ts';
import { answerTask } from '../../../jail/answer-task.ts';
import type { PdfObjects } from '../qpdf/qpdf-objects.ts';
import { readObjects } from '../qpdf/read-objects.ts';
import { restorePalettes } from '../qpdf/restore-palettes.ts';
import { changedPages } from './check/changed-pages.ts';
import { dropPrivateData } from './drop-private-data.ts';
import { dropUnreachable } from './drop-unreachable.ts';
import { extractStreams } from './extract-streams.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { findUsedCodes, type UsedCodes } from './fonts/used-codes.ts';
import { dropDefaultCmyk } from './images/default-cmyk.ts';
import { coarsestPlacements, readPlacements } from './images/placements.ts';
import { recompressImages } from './images/recompress-images.ts';
import { limits } from './limits.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import type { RewriteOutcome, RewriteTask } from './rewrite-task.ts';
import { dropUsageRights, findSignatures } from './signatures/find-signatures.ts';
import { thresholds } from './thresholds.ts';

/** Undefined if any content cannot be read: it might show any glyph. */
function readUsedCodes(objects: PdfObjects, deadline: number): UsedCodes | undefined {
  try {
    return findUsedCodes(objects, deadline);
  } catch {
    return undefined;
  }
}

async function rewrite(task: RewriteTask): Promise<RewriteOutcome> {
  const objects = readObjects(task.objects);
  await restorePalettes(objects, task.input);
  const { deadlinesMs } = limits;
  const { isSigned, hasUsageRights } = findSignatures(objects);
  if (isSigned) return { type: 'signed' };
  if (hasUsageRights) dropUsageRights(objects);
  const hasDroppedData = dropPrivateData(objects, task.folder, {
    keepsPress: task.quality >= thresholds.minPressQuality,
  });
  dropUnreachable(objects);
  const duplicates = mergeDuplicates(objects);
  dropUnreachable(objects);
  const images = await recompressImages({
    objects,
    folder: task.folder,
    quality: task.quality,
    finer: task.finer,
    placements: coarsestPlacements(readPlacements(readFileSync(task.placements, 'utf8'))),
    decoded: task.decoded,
    fastFrom: deadlinesMs.fastImages - task.spentMs,
    deadline: deadlinesMs.images - task.spentMs,
  });
  const fontsDeadline = deadlinesMs.fonts - task.spentMs;
  const used = readUsedCodes(objects, fontsDeadline);
  const withoutCmyk = used !== undefined && !used.usesCmyk ? dropDefaultCmyk(objects) : [];
  const fonts = used && task.subsetsFonts ? await subsetFonts(objects, used, task.folder, fontsDeadline) : [];
  const source = new Map(objects.streams());
  const streams = extractStreams(objects, task.folder, deadlinesMs.streams - task.spentMs);
  objects.writeChanges(task.changes);
  const pictures = new Set(images.map(({ reference }) => reference));
  const pages = changedPages(objects, { pictures, fonts: new Set(fonts) }, source);
  return { type: 'rewritten', images, pages, withoutCmyk, fonts, duplicates, hasDroppedData, streams };
}

limitSharp(sharp);
await answerTask(rewrite);
