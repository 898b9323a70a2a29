import { answerTask } from '../../../../jail/answer-task.ts';
import { readObjects } from '../../qpdf/read-objects.ts';
import { dropSignatures } from './drop-signatures.ts';
import { findSignatures } from './find-signatures.ts';
import type { UnsignTask } from './remove-signatures.ts';

/** Returns whether no signature is left. */
async function unsign({ objects: path, changes }: UnsignTask): Promise<boolean> {
  const objects = readObjects(path);
  dropSignatures(objects);
  objects.writeChanges(changes);
  return !findSignatures(objects).isSigned;
}

await answerTask(unsign);
