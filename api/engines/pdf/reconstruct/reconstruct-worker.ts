import { answerTaskWithQuestions } from '../../../jail/answer-task.ts';
import { OpenError } from './extract/opened-document.ts';
import { rebuildDocument } from './rebuild-document.ts';
import type { RecognisedPages, ReconstructOutcome, ReconstructTask, ToRecognise } from './reconstruct-messages.ts';
import { optimiseWebAssemblyLate } from './v8/optimise-late.ts';

// The worker process for one PDF, started by reconstruct.ts.

optimiseWebAssemblyLate();
await answerTaskWithQuestions<ReconstructTask, ReconstructOutcome, ToRecognise, RecognisedPages>((task, ask) =>
  rebuildDocument(task, ask).catch((error: unknown) => {
    if (error instanceof OpenError) return { type: 'not-opened', filledPages: 0 };
    throw error;
  }),
);
