import type { Processes } from '../../../jail/process.ts';
import { ProblemError } from '../../../problem.ts';
import { thresholds } from '../thresholds.ts';

/** One face of an installed font file, as listed by fontconfig. */
export interface InstalledFont {
  readonly path: string;
  /** Identifies the face within a collection (.ttc). */
  readonly postscriptName: string;
  readonly family: string;
  readonly bold: boolean;
  /** Whether its glyphs are coloured bitmaps instead of outlines. */
  readonly color: boolean;
  /** The characters it covers, as fontconfig's hexadecimal ranges of code points: "20-7e a0". */
  readonly charset: string;
}

const format = '%{file}\\t%{postscriptname}\\t%{family[0]}\\t%{weight}\\t%{slant}\\t%{color}\\t%{charset}\\n';

/** fontconfig's weights. */
const regular = 80;
const bold = 200;

/** Parses the output of fc-list, keeping upright faces of regular or bold weight that can be embedded. */
export function parseFontList(lines: string): readonly InstalledFont[] {
  return lines.split('\n').flatMap((line) => {
    const [path = '', postscriptName = '', family = '', weight, slant, color, charset = ''] = line.split('\t');
    const usable = /\.(ttf|ttc|otf|otc)$/i.test(path) && postscriptName !== '' && slant === '0';
    if (!usable || !(Number(weight) === regular || Number(weight) === bold)) return [];
    return [{ path, postscriptName, family, bold: Number(weight) === bold, color: color === 'True', charset }];
  });
}

/** Lists the usable fonts of the system. Throws `engine-unavailable` where fontconfig or all fonts are missing. */
export async function findFonts(processes: Processes, workspace: string): Promise<readonly InstalledFont[]> {
  const command = { file: 'fc-list', args: ['--format', format] };
  const { listTimeoutMs: timeoutMs, maxListBytes: maxOutputBytes } = thresholds.fonts;
  const signal = AbortSignal.timeout(timeoutMs);
  const { stdout, stderr } = await processes.run(command, { workspace, timeoutMs, signal, maxOutputBytes });
  const fonts = parseFontList(stdout);
  if (fonts.some((font) => !font.color)) return fonts;
  throw new ProblemError('engine-unavailable', undefined, { cause: stderr || 'fc-list names no usable font' });
}
