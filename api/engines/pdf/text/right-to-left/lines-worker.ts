import { answerTask } from '../../../../jail/answer-task.ts';
import { type LinesTask, writeLines } from './lines-task.ts';

// The worker process that reads the lines of one PDF's right-to-left pages, started by read-lines.ts.

await answerTask<LinesTask, null>(async (task) => {
  await writeLines(task);
  return null;
});
