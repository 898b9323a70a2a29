#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { createProgram } from './command.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';
import { messageOf } from './tell.ts';

/** The project's own folder, from the sources or from what they are compiled to. */
const root = ['../..', '../../..']
  .map((up) => new URL(`${up}/`, import.meta.url))
  .find((folder) => existsSync(new URL('scripts/doctor.mjs', folder))) as URL;
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string };

async function doctor(args: readonly string[]): Promise<ExitCode> {
  const { execa } = await import('execa');
  const file = fileURLToPath(new URL('scripts/doctor.mjs', root));
  const { exitCode } = await execa(process.execPath, [file, ...args], { stdio: 'inherit', reject: false });
  return exitCode === 0 ? 0 : 3;
}

async function serve(): Promise<void> {
  await import('../../api/main.ts');
}

const end = (code: ExitCode) => {
  process.exitCode = code;
};
const program = createProgram({ serve, doctor }, version, end);
const wrongUse: ExitCode = 2;
for (const command of [program, ...program.commands]) command.exitOverride();

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) end(error.exitCode === 0 ? 0 : wrongUse);
  else {
    process.stderr.write(`filewright: ${messageOf(error)}\n`);
    end(exitCodeOf(error));
  }
}
