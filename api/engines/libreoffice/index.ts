import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem.ts';
import { exportDocument } from './export-document.ts';
import { createPool, type PoolSettings } from './pool.ts';
import { installedVersion } from './profile.ts';

export interface LibreOfficeSettings extends PoolSettings {
  /** One document, from its start in a worker. */
  readonly timeoutMs: number;
}

/** LibreOffice as an engine: office documents to PDF and to one another. */
export function createLibreOffice(settings: LibreOfficeSettings): Engine<'libreoffice'> {
  const pool = createPool(settings);

  return {
    concurrency: settings.size,

    async version() {
      try {
        return `LibreOffice ${pool.version() ?? (await installedVersion(settings.programFolder))}`;
      } catch (cause) {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      }
    },

    async start() {
      await mkdir(settings.folder, { recursive: true });
      await pool.start();
    },
    stop: pool.stop,

    operations: {
      async export({ inputs: [input], options: { format }, workspace, signal }) {
        const output = join(workspace, `exported.${format}`);
        const { timeoutMs } = settings;
        await exportDocument(pool, { input: input.path, inputFormat: input.format, output, format, timeoutMs, signal });
        const { size: bytes } = await stat(output);
        return { path: output, format, bytes, pages: null, notes: [] };
      },
    },
  };
}
