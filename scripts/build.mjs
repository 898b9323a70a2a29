// Builds the server (dist/api, dist/catalog), the command line (dist/programs) and the site (dist/web).
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.sources');
const sources = [
  'api',
  'catalog',
  'programs',
  'web',
  'scripts',
  'docs',
  'SECURITY.md',
  'CHANGELOG.md',
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

/** Builds all of it; the site takes as long as the server, and they need nothing of each other. */
export async function build() {
  const made = fingerprint();
  rmSync(dist, { recursive: true, force: true });
  const { buildWeb } = await import('./build/build-web.mjs');
  await Promise.all([buildServer(), buildWeb()]);
  writeFileSync(stamp, made);
}

/** Compiles the server, joins the modules of each worker, and makes the fonts. */
async function buildServer() {
  await compile();
  const { bundleWorkers } = await import('./build/bundle-workers.mjs');
  await bundleWorkers(dist);
  // Node must recognise the compiled files as modules even if it cannot see the project's own package.json.
  writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
  await writeManPage();
  await makeStandIns();
}

/** Throws where the sources have type errors, which the compiler prints. */
async function compile() {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // Several checkers each resolve the types that they share, on cores that the site's build needs.
  const args = [compiler, '-p', 'tsconfig.build.json', '--checkers', '1'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`tsc ended with ${status}`);
}

/** Writes the command line's manual page, where package managers look for it. */
async function writeManPage() {
  const program = join(dist, 'programs/cli/main.js');
  chmodSync(program, 0o755);
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'man']);
  writeFileSync(join(dist, 'filewright.1'), stdout);
}

/**
 * Makes the fonts that take the place of Word's. The server works without them: its PDFs then break lines and pages
 * where the nearest installed fonts do.
 */
async function makeStandIns() {
  try {
    await promisify(execFile)(process.execPath, [join(dist, 'api/engines/libreoffice/stand-ins/main.js')]);
  } catch (error) {
    rmSync(join(dist, 'stand-ins'), { recursive: true, force: true });
    console.warn(`No stand-ins for fonts of Word were made: ${error.stderr?.trim() || error.message}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
