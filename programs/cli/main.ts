#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { type Filewright, open } from '../index.ts';
import { messageOf } from '../library/message-of.ts';
import { type AssistOptions, createProgram, type WatchOptions } from './command.ts';
import { type ExitCode, exitCodeOf } from './exit-codes.ts';

/** The project's own folder, from the sources or from what they are compiled to. */
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

/** Ends what goes on by itself, once: then nothing keeps the process. */
function closeOnSignal(stop: () => Promise<void>, filewright: Filewright): void {
  const close = () => void stop().finally(filewright.close);
  process.once('SIGINT', close).once('SIGTERM', close);
}

const end = (code: ExitCode) => {
  process.exitCode = code;
};
async function watch(folder: string, { output, to, compress, server }: WatchOptions): Promise<void> {
  const { watchFolder } = await import('../doors/watch-folder.ts');
  const filewright = await open({ server });
  const goal = compress === true ? 'compress' : 'convert';
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const stop = await watchFolder(filewright, folder, { output, goal, tell, ...(to !== undefined && { to }) });
  closeOnSignal(stop, filewright);
}

async function assist({ folder, port, server }: AssistOptions): Promise<void> {
  const { serveAssistant } = await import('../doors/serve-assistant.ts');
  const filewright = await open({ server });
  const settings = { folder: resolve(folder), version, onClosed: () => void filewright.close() };
  const door = await serveAssistant(filewright, { ...settings, ...(port !== undefined && { port: Number(port) }) });
  if (door.url !== null) process.stdout.write(`${door.url}\n`);
  closeOnSignal(door.close, filewright);
}

const program = createProgram({ serve, setUp, doctor, watch, assist }, version, end);
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
