import { answerTask } from '../../../jail/answer-task.ts';
import { extractArchive } from './extract-archive.ts';

await answerTask(extractArchive);
