import type { Processes, RunOptions } from '../../../jail/process.ts';

/** What fontconfig knows, which LibreOffice asks for its fonts. */
export interface InstalledFonts {
  readonly has: (family: string) => boolean;
  /** The families to which a font in a PDF belongs, by its PostScript name. */
  readonly familiesOf: (postscriptName: string) => readonly string[];
}

/** Where and how long a look-up may run. */
export type LookupOptions = Pick<RunOptions, 'workspace' | 'signal'>;

const timeoutMs = 10_000;

/** Reads the list of all fonts that programs on this server find. */
export async function listInstalledFonts(processes: Processes, options: LookupOptions): Promise<InstalledFonts> {
  const command = { file: 'fc-list', args: ['-f', '%{family}\\t%{postscriptname}\\n'] };
  const { stdout } = await processes.run(command, { ...options, timeoutMs, maxOutputBytes: 10_000_000 });
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
    // LibreOffice appends the variant it drew ("-VKana").
    familiesOf: (name) => byName.get(name) ?? byName.get(name.replace(/-[^-]*$/, '')) ?? [],
  };
}

/** The family that fontconfig gives for one that is not installed; the same as LibreOffice gives (measured). */
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
