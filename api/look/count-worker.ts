import { answerTask } from '../jail/answer-task.ts';
import { countParts, type PartCounts, type WantedCount } from './count-parts.ts';

// A worker process: counts the parts of some PDFs. Started by count-in-files.ts.

await answerTask<readonly WantedCount[], readonly (PartCounts | null)[]>(async (wanted) => {
  const counts: (PartCounts | null)[] = [];
  for (const file of wanted) counts.push(await countParts(file).catch(() => null));
  return counts;
});
