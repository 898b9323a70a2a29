// Builds the server (dist/api, dist/catalog) and the site (dist/web).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.sources');
const sources = [
  'api',
  'catalog',
  'web',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'vite.config.ts',
];

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** A fingerprint of everything that a build is made from. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether dist/ was made from the present sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

export async function build() {
  const made = fingerprint();
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  // Node must know the compiled files as modules where it cannot see the project's own package.json.
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
  const { buildWeb } = await import('./build-web.mjs');
  await buildWeb();
  makeStandIns();
  writeFileSync(stamp, made);
}

/**
 * Makes the fonts that take the place of Word's. The server works without them: its PDFs then break lines and pages
 * where the nearest installed fonts do.
 */
function makeStandIns() {
  try {
    const program = join(dist, 'api/engines/libreoffice/stand-ins/main.js');
    execFileSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(join(dist, 'stand-ins'), { recursive: true, force: true });
    console.warn(`No stand-ins for fonts of Word were made: ${error.stderr?.toString().trim() || error.message}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
