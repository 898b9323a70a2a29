import type { Engine } from '../../engine.ts';
import { ProblemError } from '../../problem.ts';
import { remoteOperations } from '../../workers/remote-operations.ts';
import { limits } from './limits.ts';
import { createOfficePool, longPlaces, type OfficePoolSettings, overtakenPlaces } from './office/office-pool.ts';
import { installedVersion } from './office/profile.ts';

/** How the engine of Office documents runs LibreOffice. */
export interface LibreOfficeSettings extends OfficePoolSettings {
  /** Limit for one document, counted from when a worker starts on it. */
  readonly timeoutMs: number;
  /** Processor time of a document, beside that of each of its megabytes; by default far more than real ones take. */
  readonly maxCpuMs?: number;
}

const words = {
  failed:
    'Converting this document fails every time. Opening it in the program that made it and saving it again often helps.',
  late: 'This document takes longer than the server allows. Splitting it, or removing very large tables, often helps.',
  outgrown: 'This document needs more memory than the server allows. Splitting it often helps.',
};

/**
 * Creates the LibreOffice engine, which exports office documents to PDF and other formats in a pool of warm processes.
 */
export function createLibreOffice(settings: LibreOfficeSettings): Engine<'libreoffice'> {
  const { programFolder, timeoutMs, maxCpuMs = limits.worker.maxCpuMs } = settings;
  const pool = createOfficePool(settings);
  return {
    concurrency: settings.size + longPlaces,
    slowPlaces: overtakenPlaces,

    async version() {
      const version = await installedVersion(programFolder).catch((cause: unknown) => {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      });
      pool.checkStart();
      return `LibreOffice ${version}`;
    },

    start: pool.start,
    wake: pool.wake,
    stop: pool.stop,
    operations: remoteOperations('libreoffice', pool, {
      timeoutMs,
      cpuBudget: { fixedMs: maxCpuMs, msPerMegabyte: limits.worker.maxCpuMsPerMegabyte },
      words,
    }),
  };
}
