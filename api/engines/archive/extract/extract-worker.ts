import { answerTask } from '../../../answer-task.ts';
import { extractArchive } from './extract-archive.ts';

await answerTask(extractArchive);
