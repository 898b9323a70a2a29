import { ProblemError } from '../../problem.ts';
import type { MinifyOutcome } from './minify-outcome.ts';
import { minifyTable } from './minify-table.ts';

const [, , input = '', output = '', level = ''] = process.argv;

/** Problems are an outcome, all other errors end the process. */
async function work(): Promise<MinifyOutcome> {
  try {
    return { type: (await minifyTable(input, output, Number(level))) ? 'minified' : 'unsure' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, detail } = error;
    return detail === undefined ? { type: 'failed', code } : { type: 'failed', code, detail };
  }
}

process.stdout.write(JSON.stringify(await work()));
