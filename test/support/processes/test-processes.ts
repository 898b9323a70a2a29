import { rm } from 'node:fs/promises';
import { createProcesses, type Processes } from '../../../api/jail/process.ts';
import { detectSandbox } from '../../../api/jail/sandbox.ts';
import { enterableFolder } from '../enterable-folder.ts';

async function findProcesses(): Promise<Processes> {
  const folder = await enterableFolder('filewright-jail-');
  const sandbox = await detectSandbox(folder);
  await rm(folder, { recursive: true, force: true });
  return createProcesses(sandbox);
}

let found: Promise<Processes> | undefined;

/** Processes in this machine's strongest jail, which is looked for once: it takes a second. */
export function testProcesses(): Promise<Processes> {
  found ??= findProcesses();
  return found;
}
