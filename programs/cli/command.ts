import { Command } from 'commander';
import { createKey } from '../../api/http/keys/key-file.ts';
import { type Goal, toolsOf } from '../library/choose-tool.ts';
import { completionFor, shells } from './completion.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { manPage } from './man-page.ts';
import { processFiles } from './process-files.ts';
import { addSettings } from './settings.ts';

/** What the command line can do to files. */
const goals: Readonly<Record<Goal, string>> = {
  convert: 'Convert files into another format',
  compress: 'Make files smaller',
  merge: 'Merge files into one',
  zip: 'Pack files and folders into a ZIP archive',
  unzip: 'Unpack a ZIP archive safely: into a clean one',
};

/** Options of `watch`. */
export interface WatchOptions {
  readonly output: string;
  readonly to?: string;
  readonly compress?: boolean;
  readonly server?: string;
}

/** Options of `mcp`. */
export interface AssistOptions {
  readonly folder: string;
  readonly port?: string;
  readonly server?: string;
}

/** The subcommands that work on no files of the command line; each loads its module when called. */
export interface Subcommands {
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
    .option('-o, --output <path>', 'a file, a folder, or - for standard output; by default, beside the source')
    .option('--from <extension>', 'the format of standard input')
    .option('--server <url>', 'convert on this server instead of this machine')
    .option('--key-file <path>', 'a file with an API key for the server')
    .option('--jobs <number>', 'files processed at the same time; by default, one per processor')
    .option('--json', 'print each outcome as a line of JSON')
    .option('--force', 'overwrite existing files');
  if (goal === 'convert') command.option('--to <format>', 'the format of the result; required if several are possible');
  if (toolsOf(goal).some(({ input }) => input.several === 'either'))
    command.option('--together', 'make one result of all files, in this order, instead of one of each');
  const ids = toolsOf(goal).map(({ id }) => id);
  if (ids.length > 1) command.option('--tool <id>', `the tool, if several fit: ${ids.join(', ')}`);
  addSettings(command, toolsOf(goal));
  command.action(async (files: readonly string[], options) => end(await processFiles(goal, files, options)));
}

/** Adds the commands that only print something. */
function addPrinters(program: Command): void {
  program
    .command('key')
    .description('Create an API key, and its entry for the API_KEYS file')
    .action(() => {
      const { secret, sha256 } = createKey();
      process.stdout.write(`${secret}\n${JSON.stringify({ sha256 })}\n`);
    });
  program
    .command('completion')
    .description('Print a completion script for a shell')
    .argument('<shell>', shells.join(', '))
    .action((shell: string) => void process.stdout.write(completionFor(program, shell)));
  program
    .command('man')
    .description('Print the manual page')
    .action(() => void process.stdout.write(manPage(program, exitCodes)));
}

/**
 * The command line.
 *
 * @param end Called with the exit code.
 */
export function createProgram(
  { serve, setUp, doctor, watch, assist }: Subcommands,
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
    .description('Make stand-ins for Word’s fonts from the installed ones; run once, and again after installing fonts')
    .action(async () => setUp());
  program
    .command('watch')
    .description('Convert every file that arrives in a folder, until interrupted')
    .argument('<folder>', 'where files arrive, for example from a scanner')
    .requiredOption('-o, --output <folder>', 'where results go')
    .option('--to <format>', 'the format of the results; required if several are possible')
    .option('--compress', 'make files smaller instead')
    .option('--server <url>', 'convert on this server instead of this machine')
    .action(watch);
  program
    .command('mcp')
    .description('Let an assistant use the tools (Model Context Protocol), on standard input and output')
    .option('--folder <path>', 'the only folder whose files it may use', '.')
    .option('--port <number>', 'serve HTTP at /mcp on this port, to this machine only')
    .option('--server <url>', 'convert on this server instead of this machine')
    .action(assist);
  program
    .command('doctor')
    .description('Report what this machine has and what is missing')
    .option('--json', 'as JSON')
    .action(async ({ json }: { readonly json?: boolean }) => end(await doctor(json === true ? ['--json'] : [])));
  addPrinters(program);
  return program;
}
