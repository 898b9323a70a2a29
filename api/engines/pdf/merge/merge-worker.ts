import { answerTask } from '../../../jail/answer-task.ts';
import { joinDocuments } from './join-documents.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';

// A worker process: the files of one request. Started by merge-pdfs.ts.

await answerTask<MergeTask, MergeOutcome>((task) => Promise.resolve(joinDocuments(task)));
