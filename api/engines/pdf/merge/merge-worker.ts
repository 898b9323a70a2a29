import { answerTask } from '../../../jail/answer-task.ts';
import { joinDocuments } from './join-documents.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';

// A worker process for the files of one request, started by merge-pdfs.ts.

await answerTask<MergeTask, MergeOutcome>(joinDocuments);
