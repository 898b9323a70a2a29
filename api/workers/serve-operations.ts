import { rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { EngineName } from '../../catalog/operations.ts';
import type { Engines, InputFile, Job, Operation } from '../engine.ts';
import { engineStatus } from '../engine-status.ts';
import type {
  IdentifyRequest,
  OperationRequest,
  OperationResult,
  VersionsResult,
  WorkRequest,
} from './operation-messages.ts';
import { serveRequests } from './serve-requests.ts';

/** What a worker can do with the files of its job folder. */
export interface WorkerAbilities {
  readonly engines: {
    readonly [E in EngineName]?: Pick<Engines[E], 'operations'> & Partial<Pick<Engines[E], 'version'>>;
  };
  /** Called with each step before its work begins. */
  readonly begin?: (request: OperationRequest) => void;
  /** Whether the process keeps something of a job that the next one must not see. */
  readonly isSpent?: () => boolean;
  readonly identify?: (files: readonly { path: string; name: string }[], request: IdentifyRequest) => Promise<unknown>;
}

/** Never fires: a job that is to stop is killed with its process. */
const never = new AbortController().signal;

/** Moves the result directly into the job folder, where the server expects it, and returns its plain name. */
async function resultName(path: string, jobFolder: string): Promise<string> {
  if (dirname(path) === jobFolder) return basename(path);
  const name = `result${extname(path)}`;
  await rename(path, join(jobFolder, name));
  return name;
}

async function perform(
  request: OperationRequest,
  jobFolder: string,
  abilities: WorkerAbilities,
): Promise<OperationResult> {
  const operations: Readonly<Record<string, unknown>> = abilities.engines[request.engine]?.operations ?? {};
  const operation = operations[request.operation] as Operation<unknown> | undefined;
  if (operation === undefined) throw new Error(`this worker does not do ${request.engine}.${request.operation}`);
  abilities.begin?.(request);
  const inputs = request.inputs.map(({ file, ...input }): InputFile => ({ ...input, path: join(jobFolder, file) }));
  const job = {
    inputs: inputs as unknown as Job['inputs'],
    options: request.options,
    workspace: jobFolder,
    signal: never,
  };
  const { path, format, pages, notes } = await operation(job);
  return { file: await resultName(path, jobFolder), format, pages, notes: [...notes] };
}

async function versionsOf({ engines }: WorkerAbilities): Promise<VersionsResult> {
  const asked = Object.entries(engines).map(async ([name, { version }]) =>
    version === undefined ? [] : [[name, await engineStatus({ version })]],
  );
  return Object.fromEntries((await Promise.all(asked)).flat());
}

/**
 * The main loop of a worker that does whole steps of conversions in its job folder, one after the other, until its
 * stdin closes.
 *
 * @param version What the worker reports as its version when it is ready.
 * @param jobFolder Absolute; the server puts a job's files there and takes the result from there.
 */
export function serveOperations(version: string, jobFolder: string, abilities: WorkerAbilities): Promise<void> {
  const handle = async (request: WorkRequest): Promise<unknown> => {
    switch (request.type) {
      case 'operation':
        return perform(request, jobFolder, abilities);
      case 'identify':
        return abilities.identify?.(
          request.files.map(({ file, name }) => ({ path: join(jobFolder, file), name })),
          request,
        );
      case 'versions':
        return versionsOf(abilities);
    }
  };
  return serveRequests(version, handle, abilities.isSpent);
}
