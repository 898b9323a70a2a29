import { answerTask } from '../../../answer-task.ts';
import { packFiles } from './pack-files.ts';

await answerTask(packFiles);
