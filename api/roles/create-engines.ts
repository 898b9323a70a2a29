import { join } from 'node:path';
import { megabytes, serverLimits } from '../../catalog/limits.ts';
import type { Conversion } from '../../catalog/operations.ts';
import type { Config } from '../config.ts';
import { createContentWorkers, type Identify } from '../content/content-workers.ts';
import type { Engines } from '../engine.ts';
import { createChromium } from '../engines/chromium/index.ts';
import { createLibreOffice } from '../engines/libreoffice/index.ts';
import { writeFontList } from '../engines/text-layout/write-font-list.ts';
import type { Processes } from '../jail/process.ts';

/** All engines of the server, none of which reads a file in the server's own process. */
export interface ServerEngines {
  readonly engines: Engines;
  readonly identify: Identify;
  /** Prepares for the first job. */
  readonly start: () => Promise<void>;
  /** Wakes the engines of a conversion whose files are being received, and the workers that identify these files. */
  readonly wake: (conversion: Conversion) => void;
  /** Ends every process. */
  readonly stop: () => Promise<void>;
}

/** Creates every engine of the server without starting it. `folder` is for what they keep between jobs. */
export function createEngines(config: Config, processes: Processes, folder: string): ServerEngines {
  const { PAPER: paper } = config;
  const timeoutMs = serverLimits.documentTimeoutMs;
  const quietMs = config.REST_AFTER_SECONDS * 1000;
  const libreoffice = createLibreOffice({
    processes,
    folder: join(folder, 'libreoffice'),
    programFolder: config.LIBREOFFICE_PROGRAM,
    size: config.LIBREOFFICE_WORKERS,
    timeoutMs,
    quietMs,
    paper,
  });
  const chromium = createChromium({
    processes,
    folder: join(folder, 'chromium'),
    program: config.CHROMIUM_PROGRAM,
    size: config.CHROMIUM_WORKERS,
    timeoutMs,
    quietMs,
    paper,
  });
  const content = createContentWorkers({
    processes,
    folder: join(folder, 'content'),
    listFonts: () => writeFontList(processes, join(folder, 'fonts')),
    timeoutMs,
    quietMs,
    paper,
    caps: {
      maxEntries: config.EXTRACT_MAX_ENTRIES,
      maxBytes: megabytes(config.EXTRACT_MAX_MB),
      maxRatio: config.EXTRACT_MAX_RATIO,
      ratioFromBytes: megabytes(config.EXTRACT_RATIO_FROM_MB),
      maxLevels: config.EXTRACT_MAX_LEVELS,
    },
  });
  const all = [libreoffice, chromium, content];
  const engines: Engines = { ...content.engines, libreoffice, chromium };
  return {
    engines,
    identify: content.identify,
    start: async () => void (await Promise.all(all.map((engine) => engine.start?.()))),
    wake(conversion) {
      content.wake?.();
      for (const { engine, proof } of conversion)
        for (const each of new Set([engine, proof?.engine ?? engine])) engines[each].wake?.();
    },
    stop: async () => void (await Promise.all(all.map((engine) => engine.stop?.()))),
  };
}
