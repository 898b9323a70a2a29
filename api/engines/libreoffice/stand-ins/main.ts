import { makeStandIns } from './make-stand-ins.ts';
import { standInsFolder } from './stand-ins-folder.ts';

await makeStandIns(standInsFolder);
