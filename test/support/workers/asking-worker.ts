import { answerTaskWithQuestions } from '../../../api/jail/answer-task.ts';

/** What a test asks of the worker: to add up what it is told about words, or to end after a question. */
export type AskingTask = { readonly words: readonly string[] } | 'end';

await answerTaskWithQuestions<AskingTask, number, string, number>(async (task, ask) => {
  if (task === 'end') {
    void ask('');
    process.exit(3);
  }
  let sum = 0;
  for (const word of task.words) sum += await ask(word);
  return sum;
});
