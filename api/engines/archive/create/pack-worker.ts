import { answerTask } from '../../../jail/answer-task.ts';
import { packFiles } from './pack-files.ts';

await answerTask(packFiles);
