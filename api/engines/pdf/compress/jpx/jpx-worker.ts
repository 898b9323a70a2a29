import { writeFileSync } from 'node:fs';
import { answerTask } from '../../../../jail/answer-task.ts';
import { readObjects } from '../../qpdf/read-objects.ts';
import { type CarriedImage, carrierPdf } from './carrier-pdf.ts';
import { extractJpx } from './extract-jpx.ts';
import type { JpxOutcome, JpxTask } from './jpx-task.ts';

async function extractAll({ objects: path, images, carrier }: JpxTask): Promise<JpxOutcome> {
  const objects = readObjects(path);
  const extracted = new Map<string, CarriedImage>();
  for (const reference of images) {
    // A damaged image stays as it is.
    const image = await extractJpx(objects, reference).catch(() => undefined);
    if (image !== undefined) extracted.set(reference, image);
  }
  if (extracted.size > 0) writeFileSync(carrier, await carrierPdf([...extracted.values()]));
  return [...extracted.keys()];
}

await answerTask(extractAll);
