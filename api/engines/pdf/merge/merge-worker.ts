import { answerTask } from '../../../jail/answer-task.ts';
import { joinDocuments } from './join-documents.ts';
import type { MergeOutcome, MergeTask } from './merge-task.ts';

// The worker process for one merge request, started by merge-pdfs.ts.

await answerTask<MergeTask, MergeOutcome>(joinDocuments);
