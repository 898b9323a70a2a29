// Checks the licences of all packages that the project is delivered with against a list; part of `npm run check`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A licence in package.json, in every form that npm has supported. */
interface Package {
  readonly name?: string;
  readonly license?: string | { readonly type: string };
  readonly dev?: boolean;
}

interface Exception {
  readonly packages: RegExp;
  /** Null where none is declared. */
  readonly licence: string | null;
  readonly reason: string;
}

/** Licences (SPDX) that let the project be used, changed and sold under the MIT licence with a notice alone. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, or none declared, each reviewed: the licence, and why it is acceptable. */
export const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips as a shared library that sharp loads and anyone can replace (LGPL 3, section 4 d)',
  },
  {
    packages: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'the same shared library beside the binding; the server does not run on Windows',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'installed only where sharp has no binary for the platform, and replaceable as a file of its own',
  },
  {
    packages: /^@fontsource-variable\/source-sans-3$/,
    licence: 'OFL-1.1',
    reason: 'a font, which the site sends unchanged and under its own name',
  },
  {
    packages: /^argparse$/,
    licence: 'PSF-2.0',
    reason: "Python's licence, as permissive as MIT; its code is a translation of Python's argparse",
  },
  { packages: /^png-js$/, licence: null, reason: 'declares none in package.json; its LICENSE file is the MIT licence' },
];

/** Whether every licence that an SPDX expression asks for is allowed; of alternatives one is enough. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes('(')) return false;
  return bare.split(' OR ').some((side) => side.split(' AND ').every((name) => allowed.has(name.trim())));
}

function licenceOf({ license }: Package): string | null {
  return (typeof license === 'object' ? license.type : license) ?? null;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Packages of the production tree with a licence that is neither allowed nor an exception.
 *
 * @param root The project's folder, absolute.
 */
export function refusedLicences(root: string): { name: string; licence: string }[] {
  const { packages } = readJson(join(root, 'package-lock.json')) as { packages: Record<string, Package> };
  const refused: { name: string; licence: string }[] = [];
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || locked.dev === true) continue;
    const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const installed = join(root, path, 'package.json');
    // Packages for other platforms are locked but not installed.
    const licence = licenceOf(existsSync(installed) ? (readJson(installed) as Package) : locked);
    if (licence !== null && isAllowed(licence)) continue;
    const isException = exceptions.some((each) => each.packages.test(name) && each.licence === licence);
    if (!isException) refused.push({ name, licence: licence ?? 'none declared' });
  }
  return refused;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const refused = refusedLicences(fileURLToPath(new URL('..', import.meta.url)));
  for (const { name, licence } of refused) console.error(`${name}: ${licence}`);
  if (refused.length > 0) console.error('Replace these packages, or add a reviewed exception to scripts/licences.mjs.');
  process.exitCode = refused.length === 0 ? 0 : 1;
}
