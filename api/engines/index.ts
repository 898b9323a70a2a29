import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../catalog/limits.ts';
import type { Config } from '../config.ts';
import type { Engines } from '../engine.ts';
import type { Processes } from '../jail/process.ts';
import { createArchive } from './archive/index.ts';
import { createChromium } from './chromium/index.ts';
import { createCsv } from './csv/index.ts';
import { createImage } from './image/index.ts';
import { createLibreOffice } from './libreoffice/index.ts';
import { createMarkdown } from './markdown/index.ts';
import { createOfficeCompress } from './office-package/index.ts';
import { createPdf } from './pdf/index.ts';
import { createTextLayout } from './text-layout/index.ts';

const megabyte = 1_000_000;

/** Every engine of the server, set up but not started. `folder` is for what they keep between jobs. */
export function createEngines(config: Config, processes: Processes, folder: string): Engines {
  return {
    libreoffice: createLibreOffice({
      processes,
      folder: join(folder, 'libreoffice'),
      programFolder: config.LIBREOFFICE_PROGRAM,
      size: config.LIBREOFFICE_WORKERS,
      timeoutMs: limits.documentTimeoutMs,
      paper: config.PAPER,
    }),
    chromium: createChromium({
      processes,
      folder: join(folder, 'chromium'),
      program: config.CHROMIUM_PROGRAM,
      size: config.CHROMIUM_WORKERS,
      paper: config.PAPER,
      timeoutMs: limits.documentTimeoutMs,
    }),
    markdown: createMarkdown({
      processes,
      folder: join(folder, 'markdown'),
      size: config.CHROMIUM_WORKERS,
      paper: config.PAPER,
      timeoutMs: limits.documentTimeoutMs,
    }),
    'text-layout': createTextLayout({
      processes,
      folder: join(folder, 'text-layout'),
      paper: config.PAPER,
      concurrency: availableParallelism(),
      timeoutMs: limits.documentTimeoutMs,
    }),
    pdf: createPdf({ processes, folder: join(folder, 'pdf') }),
    image: createImage({ processes, timeoutMs: limits.documentTimeoutMs }),
    'office-package': createOfficeCompress({
      processes,
      folder: join(folder, 'office-package'),
      timeoutMs: limits.documentTimeoutMs,
    }),
    archive: createArchive({
      processes,
      folder: join(folder, 'archive'),
      timeoutMs: limits.documentTimeoutMs,
      caps: {
        maxEntries: config.EXTRACT_MAX_ENTRIES,
        maxBytes: config.EXTRACT_MAX_MB * megabyte,
        maxRatio: config.EXTRACT_MAX_RATIO,
        ratioFromBytes: config.EXTRACT_RATIO_FROM_MB * megabyte,
        maxLevels: config.EXTRACT_MAX_LEVELS,
      },
    }),
    csv: createCsv({ processes, folder: join(folder, 'csv'), timeoutMs: limits.documentTimeoutMs }),
  };
}
