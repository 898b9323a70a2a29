// Reports what this machine has: packages, fonts, isolation and each engine with its version.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasApt } from './apt.mjs';
import { installCommand, missingPackages, systemPackages } from './system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const mark = (ok) => (ok ? '✓' : '✗');
const row = (ok, name, text) => console.log(`  ${mark(ok)} ${name.padEnd(26)} ${text}`);

/** Families whose absence visitors notice first, and the package of each. */
const wantedFonts = {
  'Liberation Sans': 'fonts-liberation',
  Carlito: 'fonts-crosextra-carlito',
  Caladea: 'fonts-crosextra-caladea',
  'DejaVu Sans': 'fonts-dejavu',
  'Noto Sans': 'fonts-noto-core',
  'Noto Sans Arabic': 'fonts-noto-core',
  'Noto Sans CJK SC': 'fonts-noto-cjk',
  'Noto Color Emoji': 'fonts-noto-color-emoji',
};

function installedFonts() {
  try {
    return new Set(execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }).split(/[\n,]/));
  } catch {
    return new Set();
  }
}

let complete = true;

console.log('System packages');
const apt = hasApt();
const missing = apt ? missingPackages() : [];
for (const [purpose, names] of Object.entries(systemPackages)) {
  const lacking = names.filter((name) => missing.includes(name));
  row(
    apt && lacking.length === 0,
    purpose,
    apt
      ? lacking.length === 0
        ? names.join(', ')
        : `missing: ${lacking.join(', ')}`
      : 'no apt here; see the engines below',
  );
}
if (missing.length > 0) {
  complete = false;
  console.log(`\n  Install with:  ${installCommand(missing)}`);
}

console.log('\nFonts');
const fonts = installedFonts();
for (const [family, from] of Object.entries(wantedFonts)) {
  const ok = fonts.has(family);
  complete &&= ok;
  row(ok, family, ok ? '' : `install ${from}`);
}

const standIns = existsSync(join(root, 'dist/stand-ins/fonts.conf'));
complete &&= standIns;
row(standIns, "stand-ins for Word's", standIns ? '' : 'made by `npm run build` from the fonts above');

console.log('\nEngines');
const compiled = join(root, 'dist/api/engines/index.js');
if (!existsSync(compiled)) {
  complete = false;
  console.log('  not built yet: `npm start` or `npm run build` does it');
} else {
  const { createEngines } = await import(compiled);
  const { engineStatus } = await import(join(root, 'dist/api/engine-status.js'));
  const { createProcesses } = await import(join(root, 'dist/api/jail/process.js'));
  const { detectSandbox } = await import(join(root, 'dist/api/jail/sandbox.js'));
  const { promises } = await import(join(root, 'dist/api/jail/check/promises.js'));
  const { readConfig } = await import(join(root, 'dist/api/config.js'));
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-doctor-'));
  await chmod(scratch, 0o711);
  const sandbox = await detectSandbox(scratch);
  const { engines, stop } = createEngines(
    readConfig(process.env),
    createProcesses(sandbox, sandbox.ceilings.groups),
    scratch,
  );
  for (const [name, engine] of Object.entries(engines)) {
    const { version, missing: absent, failing } = await engineStatus(engine);
    complete &&= version !== undefined;
    row(version !== undefined, name, version ?? (absent === undefined ? `fails: ${failing}` : `missing: ${absent}`));
  }
  const { level, reason, findings, ceilings } = sandbox;
  const isolation = { full: 'bubblewrap', reduced: 'Landlock', minimal: 'limits only' };
  console.log('\nIsolation, tried from inside a jail');
  row(level === 'full', level, `${isolation[level]}${reason === '' ? '' : ` (${reason})`}`);
  for (const [name, promise] of Object.entries(promises)) row(findings.held.includes(name), name, promise);
  const watched = `watched four times a second: ${ceilings.reason}`;
  row(
    true,
    'ceilings',
    `memory of each jail ${ceilings.groups === null ? watched : 'held by the kernel (control groups)'}`,
  );
  complete &&= level === 'full';
  await stop();
  await rm(scratch, { recursive: true, force: true });
}

console.log(complete ? '\nAll is there.' : '\nTools whose engine is missing say so on their pages; the others work.');
process.exitCode = complete ? 0 : 1;
