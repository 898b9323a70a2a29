import { answerTask } from '../../jail/answer-task.ts';
import { minifyTable } from './minify-table.ts';
import type { MinifyTask } from './minify-task.ts';

await answerTask(({ input, output, level }: MinifyTask) => minifyTable(input, output, level));
