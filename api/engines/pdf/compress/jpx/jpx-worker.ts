import { writeFileSync } from 'node:fs';
import { answerTask } from '../../../../jail/answer-task.ts';
import { readObjects } from '../../qpdf/qpdf-objects.ts';
import { type CarriedImage, carrierPdf } from './carrier-pdf.ts';
import { gatherImage } from './gather-image.ts';
import type { JpxOutcome, JpxTask } from './jpx-task.ts';

async function gather({ objects: path, images, carrier }: JpxTask): Promise<JpxOutcome> {
  const objects = readObjects(path);
  const gathered = new Map<string, CarriedImage>();
  for (const reference of images) {
    // A damaged image stays as it is.
    const image = await gatherImage(objects, reference).catch(() => undefined);
    if (image !== undefined) gathered.set(reference, image);
  }
  if (gathered.size > 0) writeFileSync(carrier, await carrierPdf([...gathered.values()]));
  return [...gathered.keys()];
}

await answerTask(gather);
