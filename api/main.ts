import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { limits } from '../catalog/limits.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createEngines } from './engines/index.ts';
import { createProcesses } from './jail/process.ts';
import { refusalToServe } from './jail/refusal-to-serve.ts';
import { detectSandbox } from './jail/sandbox.ts';
import { openWorkspaces } from './request/workspace.ts';

/** The web build beside the compiled server, or in dist/ when the sources run. */
function findWebFolder(): string {
  const candidates = ['../web', '../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return candidates.find((folder) => existsSync(`${folder}/not-found.html`)) ?? (candidates[0] as string);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
})();

const workspaces = await openWorkspaces(config.WORK_FOLDER);
const sandbox = await detectSandbox(workspaces.root).catch(async (error: unknown) => {
  await workspaces.close();
  return fail((error as Error).message);
});
const refusal = refusalToServe(sandbox, config);
if (refusal !== null) {
  await workspaces.close();
  fail(refusal);
}
const { engines, identify, ...running } = createEngines(config, createProcesses(sandbox), workspaces.root);
const app = await buildApp({ config, engines, identify, workspaces, sandbox, webFolder: findWebFolder() });

let stopping = false;

/** Refuses new work, lets running conversions finish, then stops the engines and deletes the work folder. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping');
  const giveUp = () => void workspaces.close().finally(() => process.exit(1));
  setTimeout(giveUp, limits.stopTimeoutMs).unref();
  await app.close();
  await running.stop();
  await workspaces.close();
  process.exit(0);
}

process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

const { level, reason, findings } = sandbox;
if (reason !== '') app.log.warn({ level, reason, open: findings.open }, 'isolation is weaker than it could be');
await Promise.all([app.listen({ host: config.HOST, port: config.PORT }), running.start()]);
