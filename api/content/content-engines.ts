import { availableParallelism } from 'node:os';
import type { Engines } from '../engine.ts';
import { createArchive } from '../engines/archive/index.ts';
import { createCsv } from '../engines/csv/index.ts';
import { createImage } from '../engines/image/index.ts';
import { createMarkdown } from '../engines/markdown/index.ts';
import { createOfficeCompress } from '../engines/office-package/index.ts';
import { createPdf } from '../engines/pdf/index.ts';
import { createTextLayout } from '../engines/text-layout/index.ts';
import { writeFontList } from '../engines/text-layout/write-font-list.ts';
import type { Processes } from '../jail/process.ts';
import type { ContentEngineName } from './content-names.ts';
import type { ContentSettings } from './content-settings.ts';

/**
 * Creates the engines that run inside a content worker.
 * @param folder Scratch space for version checks.
 * @param cores How many processor cores the current job may use.
 */
export function createContentEngines(
  { paper, timeoutMs, caps, fonts }: ContentSettings,
  processes: Processes,
  folder: string,
  cores: () => number,
): Pick<Engines, ContentEngineName> {
  return {
    markdown: createMarkdown({ paper }),
    'text-layout': createTextLayout({
      processes,
      fonts: async () => fonts ?? writeFontList(processes, folder),
      paper,
      concurrency: availableParallelism(),
      timeoutMs,
    }),
    pdf: createPdf({ processes, folder, cores }),
    image: createImage({ processes, timeoutMs }),
    'office-package': createOfficeCompress({ processes, folder, timeoutMs }),
    archive: createArchive({ processes, folder, timeoutMs, caps, cores }),
    csv: createCsv({ processes, folder, timeoutMs }),
  };
}
