import { parseArgs } from 'node:util';
import { makeChaos } from './chaos.ts';

// Pulls plugs of a web process, two workers and Redis for as long as one likes:
//
//   npm run chaos -- --minutes 10

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const report = await makeChaos(Number(values.minutes), (line) => console.log(line));
console.log(JSON.stringify(report, null, 2));
if (report.wrong.length > 0 || report.right === 0) process.exitCode = 1;
