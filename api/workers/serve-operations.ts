import { rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { EngineName } from '../../catalog/operations.ts';
import type { Engines, InputFile, Job, Operation } from '../engine.ts';
import type {
  IdentifyRequest,
  OperationRequest,
  OperationResult,
  VersionRequest,
  WorkRequest,
} from './operation-messages.ts';
import { serveRequests } from './serve-requests.ts';

/** What a worker can do with the files of its job folder. */
export interface WorkerAbilities {
  readonly engines: {
    readonly [E in EngineName]?: Pick<Engines[E], 'operations'> & Partial<Pick<Engines[E], 'version'>>;
  };
  /** Is told of each step before its work begins. */
  readonly begin?: (request: OperationRequest) => void;
  /** Whether the process keeps something of a job that the next one must not see. */
  readonly isSpent?: () => boolean;
  readonly identify?: (files: readonly { path: string; name: string }[], request: IdentifyRequest) => Promise<unknown>;
}

/** A job ends with its process: nothing fires this. */
const never = new AbortController().signal;

/** The result by a plain name in the job folder, where the server looks for it. */
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

async function versionOf({ engine }: VersionRequest, { engines }: WorkerAbilities): Promise<string> {
  return (await engines[engine]?.version?.()) ?? '';
}

/**
 * The main loop of a worker that does whole steps of conversions in its job folder, one after the other, until its
 * stdin closes.
 *
 * @param version What the worker says of itself when it is ready.
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
      case 'version':
        return versionOf(request, abilities);
    }
  };
  return serveRequests(version, handle, abilities.isSpent);
}
