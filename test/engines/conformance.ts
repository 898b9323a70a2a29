import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifact, Engine, Operation } from '../../api/engine.ts';
import type { Processes } from '../../api/jail/process.ts';
import { ProblemError } from '../../api/problem.ts';
import { type FormatId, formatOf } from '../../catalog/formats.ts';
import { serverLimits } from '../../catalog/limits.ts';
import type { EngineName, OperationName } from '../../catalog/operations.ts';
import { zipTexts } from '../support/archives/zip-content.ts';
import { inputFile } from '../support/input-file.ts';
import { processesWith } from '../support/processes/processes-with.ts';
import { testProcesses } from '../support/processes/test-processes.ts';
import { readByOthers } from '../support/read-by-others.ts';
import { folderIn, scratchFolder } from '../support/scratch.ts';

/** One operation with a file that it can and one that it cannot do. */
export interface EngineCase<E extends EngineName> {
  readonly operation: OperationName<E>;
  readonly options: unknown;
  readonly format: FormatId;
  readonly file: () => Promise<Uint8Array> | Uint8Array;
  readonly result: FormatId;
  /**
   * Content of the input's format that nothing can be made of, and the problem it is answered with; null where
   * something can be made of any.
   */
  readonly corrupt: { readonly file: () => Promise<Uint8Array> | Uint8Array; readonly code: string } | null;
}

export interface EngineUnderTest<E extends EngineName> {
  readonly create: (processes: Processes, folder: string) => Engine<E>;
  /** The engine as on a machine where its program is not installed; null when it needs none. */
  readonly createMissing: ((processes: Processes, folder: string) => Engine<E>) | null;
  readonly cases: readonly EngineCase<E>[];
  /** A file that keeps the engine busy for seconds. */
  readonly slow: Pick<EngineCase<E>, 'operation' | 'options' | 'format' | 'file'> | null;
}

const sha256 = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Whether a file is of a format, by what its signature in the catalogue asks for. */
async function hasFormat(path: string, format: FormatId): Promise<boolean> {
  const { signature } = formatOf(format);
  const bytes = await readFile(path);
  switch (signature.kind) {
    case 'magic':
      return signature.hex.some((hex) => new RegExp(`^${hex}`).test(bytes.toString('hex', 0, hex.length / 2)));
    case 'opc':
      return new RegExp(signature.mainPart).test(zipTexts(path)['[Content_Types].xml'] ?? '');
    case 'odf':
      return (zipTexts(path).mimetype ?? '').startsWith(signature.mimetype);
    case 'cfb':
      return bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1';
    case 'text':
      return isUtf8(bytes) && !bytes.includes(0);
    case 'none':
      return true;
  }
}

/** The Engine interface written as tests; every engine passes them with the real programs. */
export function testEngine<E extends EngineName>(
  name: E,
  { create, createMissing, cases, slow }: EngineUnderTest<E>,
): void {
  describe(`engine ${name}`, () => {
    let scratch: string;
    let processes: Processes;
    let engine: Engine<E>;

    async function run(test: Pick<EngineCase<E>, 'operation' | 'options' | 'format' | 'file'>, signal: AbortSignal) {
      const workspace = await mkdtemp(join(scratch, 'workspace-'));
      const path = join(workspace, `input-1.${test.format}`);
      await writeFile(path, await test.file());
      const before = await sha256(path);
      const operation = engine.operations[test.operation] as Operation<unknown>;
      const { size: bytes } = await stat(path);
      const done = operation({
        inputs: [inputFile({ path, format: test.format, bytes })],
        options: test.options,
        workspace,
        signal,
      });
      return { workspace, path, before, done };
    }

    beforeAll(async () => {
      scratch = await scratchFolder();
      processes = await testProcesses();
      engine = create(processes, await folderIn(scratch, 'engine'));
      await engine.start?.();
    });

    afterAll(async () => {
      await engine.stop?.();
      expect(await processesWith(scratch), 'processes left after stop()').toEqual([]);
    });

    it('reports its version', async () => {
      expect(await engine.version()).toMatch(/\d+\.\d+/);
    });

    if (createMissing !== null) {
      it('is unavailable if its program is missing', async () => {
        const missing = createMissing(processes, await folderIn(scratch, 'missing'));
        await expect(missing.version()).rejects.toMatchObject({ code: 'engine-unavailable' });
      });
    }

    describe.each(cases)('$operation: $format to $result', (test) => {
      it('writes the result into the workspace and leaves the input alone', async () => {
        const { workspace, path, before, done } = await run(test, new AbortController().signal);
        const artifact: Artifact = await done;
        expect(artifact.format).toBe(test.result);
        expect(artifact.path.startsWith(`${workspace}/`)).toBe(true);
        const content = await readFile(artifact.path);
        expect(content.length).toBe(artifact.bytes);
        expect(await hasFormat(artifact.path, test.result), `is ${test.result}`).toBe(true);
        expect(await sha256(path), 'the input').toBe(before);
        readByOthers(artifact.path, artifact.format);
      });

      const { corrupt } = test;
      if (corrupt === null) return;
      it('refuses a corrupt file with a problem', async () => {
        const { done } = await run({ ...test, file: corrupt.file }, new AbortController().signal);
        await expect(done).rejects.toBeInstanceOf(ProblemError);
        await expect(done).rejects.toMatchObject({ code: corrupt.code });
      });
    });

    it('does not start after the signal', async () => {
      const [test] = cases;
      if (test === undefined) throw new Error('an engine needs a case');
      const gone = new Error('gone');
      const { done } = await run(test, AbortSignal.abort(gone));
      await expect(done).rejects.toBe(gone);
    });

    if (slow !== null) {
      it('stops at the signal, and keeps working afterwards', async () => {
        const controller = new AbortController();
        const gone = new Error('gone');
        const { workspace, done } = await run(slow, controller.signal);
        setTimeout(() => controller.abort(gone), 500);
        const started = performance.now();
        await expect(done).rejects.toBe(gone);
        // By the signal, not by the deadline.
        expect(performance.now() - started).toBeLessThan(serverLimits.documentTimeoutMs / 2);
        expect(await processesWith(workspace), 'processes left after the signal').toEqual([]);
        const [test] = cases;
        if (test === undefined) throw new Error('an engine needs a case');
        const next = await run(test, new AbortController().signal);
        expect((await next.done).bytes).toBeGreaterThan(0);
      });
    }

    it('writes only into workspaces and its own folder', async () => {
      const names = (await readdir(scratch)).filter((entry) => !entry.startsWith('workspace-'));
      expect(names.filter((entry) => entry !== 'engine' && entry !== 'missing')).toEqual([]);
    });
  });
}
