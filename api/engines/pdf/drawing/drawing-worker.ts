import { answerTask } from '../../../jail/answer-task.ts';
import { readObjects } from '../qpdf/read-objects.ts';
import { drawnBytes, mostFunctionUses } from './drawn-bytes.ts';
import { thresholds } from './thresholds.ts';
import type { DrawingTask } from './watch-drawing.ts';

const { maxDrawnBytes, maxFunctionUses, maxPages } = thresholds;

/** Returns whether a page draws more than the server allows. */
async function isExcessive({ objects: path }: DrawingTask): Promise<boolean> {
  const objects = readObjects(path);
  if (mostFunctionUses(objects) > maxFunctionUses) return true;
  for await (const bytes of drawnBytes(objects, maxPages)) if (bytes > maxDrawnBytes) return true;
  return false;
}

await answerTask(isExcessive);
