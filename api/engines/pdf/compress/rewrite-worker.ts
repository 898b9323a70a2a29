import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { answerTask } from '../../../jail/answer-task.ts';
import { type PdfObjects, readObjects } from '../qpdf/qpdf-objects.ts';
import { takeOutStreams } from './deflate-streams.ts';
import { dropPrivateData } from './drop-private-data.ts';
import { dropUsageRights, findSignatures } from './find-signature.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { findUsedCodes, type UsedCodes } from './fonts/used-codes.ts';
import { forgetUnreached } from './forget-unreached.ts';
import { dropPageInks } from './images/page-inks.ts';
import { coarsestPlacements, readPlacements } from './images/placements.ts';
import { recompressImages } from './images/recompress-images.ts';
import { dpiOf } from './images/target-size.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import type { RewriteOutcome, RewriteTask } from './rewrite-task.ts';

/** Deadlines of each kind of work, since the job's start; images are encoded faster from `fastFromMs` on. */
const fastFromMs = 22_000;
const imagesUntilMs = 36_000;
const fontsUntilMs = 40_000;
const streamsUntilMs = 42_000;
/** From this quality up, press profiles stay. */
const minPressQuality = 90;

/** Undefined if any content cannot be read. */
function readUsedCodes(objects: PdfObjects, deadline: number): UsedCodes | undefined {
  try {
    return findUsedCodes(objects, deadline);
  } catch {
    return undefined;
  }
}

async function rewrite(task: RewriteTask): Promise<RewriteOutcome> {
  const objects = readObjects(task.objects);
  const { isSigned, hasUsageRights } = findSignatures(objects);
  if (isSigned) return { type: 'signed' };
  if (hasUsageRights) dropUsageRights(objects);
  const hasDroppedData = dropPrivateData(objects, task.folder, task.quality >= minPressQuality);
  forgetUnreached(objects);
  const duplicates = mergeDuplicates(objects);
  forgetUnreached(objects);
  const { images, downscaled } = await recompressImages({
    objects,
    folder: task.folder,
    quality: task.quality,
    dpi: dpiOf(task.quality),
    placements: coarsestPlacements(readPlacements(readFileSync(task.placements, 'utf8'))),
    decoded: task.decoded,
    fastFrom: fastFromMs - task.spentMs,
    deadline: imagesUntilMs - task.spentMs,
  });
  const fontsUntil = fontsUntilMs - task.spentMs;
  const used = readUsedCodes(objects, fontsUntil);
  if (used !== undefined && !used.hasInks) dropPageInks(objects);
  const fonts = used && task.subsetsFonts ? await subsetFonts(objects, used, task.folder, fontsUntil) : 0;
  const streams = takeOutStreams(objects, task.folder, streamsUntilMs - task.spentMs);
  objects.writeChanges(task.changes);
  return { type: 'rewritten', images, downscaled, fonts, duplicates, hasDroppedData, streams };
}

sharp.cache(false);
sharp.concurrency(1);
await answerTask(rewrite);
