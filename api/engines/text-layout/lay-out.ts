import { readFile } from 'node:fs/promises';
import { ProblemError } from '../../problem.ts';
import type { InstalledFont } from './fonts/installed-fonts.ts';
import { layoutText } from './prose/layout-text.ts';
import type { LayoutOutcome, LayoutRequest } from './request.ts';
import { layoutTable } from './table/layout-table.ts';

const layouts = { csv: layoutTable, text: layoutText } as const;

/** Lays out a text or a table as PDF. Problems are returned as an outcome; throws any other error. */
export async function layOut(request: LayoutRequest): Promise<LayoutOutcome> {
  const installed = JSON.parse(await readFile(request.fonts, 'utf8')) as InstalledFont[];
  try {
    return await layouts[request.operation](request, installed);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, detail } = error;
    return detail === undefined ? { type: 'failed', code } : { type: 'failed', code, detail };
  }
}
