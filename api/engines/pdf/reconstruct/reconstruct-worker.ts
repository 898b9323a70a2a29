import { answerTaskWithQuestions } from '../../../jail/answer-task.ts';
import { OpenError } from './extract/opened-document.ts';
import { optimiseWebAssemblyLate } from './optimise-late.ts';
import { rebuildDocument } from './rebuild-document.ts';
import type { RecognisedPages, ReconstructOutcome, ReconstructTask, ToRecognise } from './reconstruct-messages.ts';

// The worker process for one PDF, started by reconstruct.ts.

optimiseWebAssemblyLate();
await answerTaskWithQuestions<ReconstructTask, ReconstructOutcome, ToRecognise, RecognisedPages>((task, ask) =>
  rebuildDocument(task, ask).catch((error: unknown) => {
    if (error instanceof OpenError) return { type: 'not-opened', filledPages: 0 };
    throw error;
  }),
);
