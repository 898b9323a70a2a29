import type { Processes, RunOptions } from '../../../jail/process.ts';
import { limits } from '../limits.ts';

/** The fonts known to fontconfig, which LibreOffice uses to find fonts. */
export interface InstalledFonts {
  readonly has: (family: string) => boolean;
  /** The family names of a font in a PDF, by its PostScript name. */
  readonly familiesOf: (postscriptName: string) => readonly string[];
}

/** The workspace of a look-up, and the signal that aborts it. */
export type LookupOptions = Pick<RunOptions, 'workspace' | 'signal'>;

const { lookupTimeoutMs: timeoutMs, maxListBytes: maxOutputBytes } = limits.fonts;

/** Lists the fonts that are installed on this server. Throws as `Processes.run` does. */
async function listInstalledFonts(processes: Processes, options: LookupOptions): Promise<InstalledFonts> {
  const command = { file: 'fc-list', args: ['-f', '%{family}\\t%{postscriptname}\\n'] };
  const { stdout } = await processes.run(command, { ...options, timeoutMs, maxOutputBytes });
  const byName = new Map<string, readonly string[]>();
  const families = new Set<string>();
  for (const line of stdout.split('\n')) {
    const [names = '', postscriptName = ''] = line.split('\t');
    const all = names.split(',').filter((name) => name !== '');
    byName.set(postscriptName, all);
    for (const name of all) families.add(name.toLowerCase());
  }
  return {
    has: (family) => families.has(family.toLowerCase()),
    // LibreOffice appends the glyph variant ("-VKana").
    familiesOf: (name) => byName.get(name) ?? byName.get(name.replace(/-[^-]*$/, '')) ?? [],
  };
}

/** The list of installed fonts, which is read once. Throws as `Processes.run` does. */
export type InstalledFontsList = (options: LookupOptions) => Promise<InstalledFonts>;

/** Reads the list of installed fonts on first use. */
export function createInstalledFonts(processes: Processes): InstalledFontsList {
  let installed: InstalledFonts | undefined;
  return async (options) => {
    installed ??= await listInstalledFonts(processes, options);
    return installed;
  };
}

/**
 * The family that fontconfig substitutes for one that is not installed; LibreOffice picks the same one (measured).
 * Undefined if there is none. Throws as `Processes.run` does.
 */
export async function matchFamily(
  processes: Processes,
  family: string,
  options: LookupOptions,
): Promise<string | undefined> {
  const pattern = family.replace(/[\\\-:,]/g, '\\$&');
  const command = { file: 'fc-match', args: ['-f', '%{family[0]}', '--', pattern] };
  const { stdout } = await processes.run(command, { ...options, timeoutMs });
  return stdout.trim() || undefined;
}
