import { afterAll } from 'vitest';
import { createLibreOffice, type LibreOfficeSettings } from '../../../api/engines/libreoffice/index.ts';
import { folderIn } from '../scratch.ts';
import { testProcesses } from './test-processes.ts';

/** Debian's LibreOffice with one worker and a folder in `scratch`, which ends after the tests of a file. */
export async function sharedLibreOffice(
  scratch: string,
  settings: Partial<LibreOfficeSettings> = {},
): Promise<ReturnType<typeof createLibreOffice>> {
  const engine = createLibreOffice({
    processes: await testProcesses(),
    folder: await folderIn(scratch, 'libreoffice'),
    programFolder: '/usr/lib/libreoffice/program',
    size: 1,
    timeoutMs: 60_000,
    paper: 'A4',
    ...settings,
  });
  afterAll(() => engine.stop?.());
  return engine;
}
