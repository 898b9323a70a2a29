// Prints what isolation is found by a process with this one's privileges: print-sandbox FOLDER
import { detectSandbox } from '../../../api/jail/sandbox.ts';

const { level, users, reason } = await detectSandbox(process.argv[2] ?? '');
process.stdout.write(JSON.stringify({ level, users, reason }));
