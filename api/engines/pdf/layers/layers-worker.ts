import { writeFileSync } from 'node:fs';
import { answerTask } from '../../../jail/answer-task.ts';
import { readObjects } from '../qpdf/read-objects.ts';
import { markHidden } from './mark-hidden.ts';
import type { LayersTask } from './mark-layers.ts';

// The worker process that marks one PDF's hidden layers, started by mark-layers.ts.

await answerTask<LayersTask, boolean>(async ({ objects, changes, emptyFile }) => {
  const document = readObjects(objects);
  if (!markHidden(document, emptyFile)) return false;
  writeFileSync(emptyFile, '');
  document.writeChanges(changes);
  return true;
});
