import { Command } from 'commander';
import { createKey } from '../../api/http/keys/key-file.ts';
import { type Goal, toolsOf } from '../library/choose-tool.ts';
import { completionFor, shells } from './completion.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { manPage } from './man-page.ts';
import { addSettings } from './settings.ts';
import { work } from './work.ts';

/** What the command line can do to files. */
const goals: Readonly<Record<Goal, string>> = {
  convert: 'Convert files into another format',
  compress: 'Make files smaller',
  merge: 'Merge files into one',
  zip: 'Pack files and folders into a ZIP archive',
  unzip: 'Unpack a ZIP archive safely: into a clean one',
};

/** What is done to the files of a folder as they come. */
export interface WatchOptions {
  readonly output: string;
  readonly to?: string;
  readonly compress?: boolean;
  readonly server?: string;
}

/** How an assistant reaches the tools. */
export interface AssistOptions {
  readonly folder: string;
  readonly port?: string;
  readonly server?: string;
}

/** What the command line starts besides, each by a module that is loaded then. */
export interface Starters {
  readonly serve: () => Promise<void>;
  readonly setUp: () => Promise<void>;
  readonly doctor: (args: readonly string[]) => Promise<ExitCode>;
  readonly watch: (folder: string, options: WatchOptions) => Promise<void>;
  readonly assist: (options: AssistOptions) => Promise<void>;
}

function addGoal(program: Command, goal: Goal, end: (code: ExitCode) => void): void {
  const command = program
    .command(goal)
    .description(goals[goal])
    .argument('<files...>', 'paths, folders, patterns such as "*.docx", or - for standard input')
    .option('-o, --output <path>', 'a file, a folder, or - for standard output; beside the source otherwise')
    .option('--from <extension>', 'what standard input is')
    .option('--server <url>', 'convert on this server instead of this machine')
    .option('--key-file <path>', 'a file with the key that the server’s operator has given out')
    .option('--jobs <number>', 'how many are done at the same time; as many as there are processors otherwise')
    .option('--json', 'tell outcomes as a line of JSON each')
    .option('--force', 'replace files that are there');
  if (goal === 'convert') command.option('--to <format>', 'the format of the result; needed where there are several');
  const ids = toolsOf(goal).map(({ id }) => id);
  if (ids.length > 1) command.option('--tool <id>', `the tool, where several fit: ${ids.join(', ')}`);
  addSettings(command, toolsOf(goal));
  command.action(async (files: readonly string[], options) => end(await work(goal, files, options)));
}

/**
 * The command line.
 *
 * @param end Told the exit code of what was done.
 */
export function createProgram(
  { serve, setUp, doctor, watch, assist }: Starters,
  version: string,
  end: (code: ExitCode) => void,
): Command {
  const program = new Command('filewright')
    .description('Converts and compresses files on this machine, in a jail, or with a server.')
    .version(version)
    .showHelpAfterError()
    .addHelpText(
      'after',
      `\nExit codes:\n${Object.entries(exitCodes)
        .map(([code, text]) => `  ${code.padStart(3)}  ${text}`)
        .join('\n')}`,
    );
  for (const goal of Object.keys(goals) as Goal[]) addGoal(program, goal, end);
  program
    .command('serve')
    .description('Start the server; its settings are environment variables')
    .action(async () => serve());
  program
    .command('setup')
    .description(
      'Make the fonts that stand for Word’s, from those of this machine; once, and after fonts were installed',
    )
    .action(async () => setUp());
  program
    .command('watch')
    .description('Convert every file that comes into a folder, until it is interrupted')
    .argument('<folder>', 'where files come, for example from a scanner')
    .requiredOption('-o, --output <folder>', 'where results go')
    .option('--to <format>', 'the format of the results; needed where there are several')
    .option('--compress', 'make files smaller instead')
    .option('--server <url>', 'convert on this server instead of this machine')
    .action(watch);
  program
    .command('mcp')
    .description('Let an assistant use the tools (Model Context Protocol), on standard input and output')
    .option('--folder <path>', 'the only folder whose files it may use', '.')
    .option('--port <number>', 'over HTTP on this port of this machine instead, at /mcp')
    .option('--server <url>', 'convert on this server instead of this machine')
    .action(assist);
  program
    .command('doctor')
    .description('Tell what this machine has, and what it lacks')
    .option('--json', 'as JSON')
    .action(async ({ json }: { readonly json?: boolean }) => end(await doctor(json === true ? ['--json'] : [])));
  program
    .command('key')
    .description('Make a key for a program, and what the file of API_KEYS says of it')
    .action(() => {
      const { secret, sha256 } = createKey();
      process.stdout.write(`${secret}\n${JSON.stringify({ sha256 })}\n`);
    });
  program
    .command('completion')
    .description('Print what makes a shell complete commands and options')
    .argument('<shell>', shells.join(', '))
    .action((shell: string) => void process.stdout.write(completionFor(program, shell)));
  program
    .command('man')
    .description('Print the manual page')
    .action(() => void process.stdout.write(manPage(program, exitCodes)));
  return program;
}
