#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { type Filewright, open } from '../index.ts';
import { messageOf } from '../library/message-of.ts';
import { type AssistOptions, createProgram, type WatchOptions } from './command.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';

/** The project's folder, seen from the sources or from the compiled files. */
const root = ['../..', '../../..']
  .map((up) => new URL(`${up}/`, import.meta.url))
  .find((folder) => existsSync(new URL('scripts/doctor.mjs', folder))) as URL;
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string };

async function doctor(args: readonly string[]): Promise<ExitCode> {
  const { execa } = await import('execa');
  const file = fileURLToPath(new URL('scripts/doctor.mjs', root));
  const { exitCode } = await execa(process.execPath, [file, ...args], { stdio: 'inherit', reject: false });
  return exitCode === 0 || exitCode === 3 ? exitCode : 4;
}

async function setUp(): Promise<void> {
  await import('../../api/engines/libreoffice/stand-ins/main.ts');
}

async function serve(): Promise<void> {
  await import('../../api/main.ts');
}

/** Stops a long-running command at the first signal; the process then ends by itself. */
function closeOnSignal(stop: () => Promise<void>, filewright: Filewright): void {
  const close = () => void stop().finally(filewright.close);
  process.once('SIGINT', close).once('SIGTERM', close);
}

const end = (code: ExitCode) => {
  process.exitCode = code;
};
async function watch(folder: string, { output, to, compress, server }: WatchOptions): Promise<void> {
  const { watchFolder } = await import('../integrations/watch-folder.ts');
  const filewright = await open({ server });
  const goal = compress === true ? 'compress' : 'convert';
  const onResult = (line: string) => process.stdout.write(`${line}\n`);
  const stop = await watchFolder(filewright, folder, { output, goal, onResult, ...(to !== undefined && { to }) });
  closeOnSignal(stop, filewright);
}

async function assist({ folder, port, server }: AssistOptions): Promise<void> {
  const { serveAssistant } = await import('../integrations/serve-assistant.ts');
  const filewright = await open({ server });
  const settings = { folder: resolve(folder), version, onClosed: () => void filewright.close() };
  const assistant = await serveAssistant(filewright, {
    ...settings,
    ...(port !== undefined && { port: Number(port) }),
  });
  if (assistant.url !== null) process.stdout.write(`${assistant.url}\n`);
  closeOnSignal(assistant.close, filewright);
}

const program = createProgram({ serve, setUp, doctor, watch, assist }, version, end);
const usageError: ExitCode = 2;
for (const command of [program, ...program.commands]) command.exitOverride();

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) end(error.exitCode === 0 ? 0 : usageError);
  else {
    process.stderr.write(`filewright: ${messageOf(error)}\n`);
    end(exitCodeOf(error));
  }
}
