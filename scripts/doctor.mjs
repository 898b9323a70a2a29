// Reports what this machine has: packages, fonts, isolation, limits, and each engine with its version; `--json` for programs.
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasApt } from './apt.mjs';
import { createFindings } from './doctor/findings.mjs';
import { examineFonts, examineStandIns } from './doctor/fonts.mjs';
import { knownFaults } from './doctor/known-faults.mjs';
import { examineDisk, examineLimits } from './doctor/machine.mjs';
import { examineShared } from './doctor/shared.mjs';
import { installCommand, missingPackages, systemPackages } from './system-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = (path) => import(join(root, 'dist', path));
const findings = createFindings(process.argv.includes('--json'));
const { section, row } = findings;

function examinePackages() {
  section('System packages');
  const apt = hasApt();
  const missing = apt ? missingPackages() : [];
  for (const [purpose, names] of Object.entries(systemPackages)) {
    const lacking = names.filter((name) => missing.includes(name));
    const text = lacking.length === 0 ? names.join(', ') : `missing: ${lacking.join(', ')}`;
    row(apt && lacking.length === 0, purpose, apt ? text : 'no apt here; see the engines below', { isNeeded: apt });
  }
  if (missing.length > 0) findings.say(`\n  Install with:  ${installCommand(missing)}`);
}

async function examineEngines(engines, engineStatus) {
  section('Engines');
  for (const [name, engine] of Object.entries(engines)) {
    const { version, missing, failing } = await engineStatus(engine);
    row(version !== undefined, name, version ?? (missing === undefined ? `fails: ${failing}` : `missing: ${missing}`));
    for (const fault of knownFaults(name, version)) row(false, `${name}: known`, fault, { isNeeded: false });
  }
}

function examineIsolation({ level, reason, findings: { held }, ceilings }, promises) {
  const isolation = { full: 'bubblewrap', reduced: 'Landlock', minimal: 'limits only' };
  section('Isolation, tried from inside a jail');
  row(level === 'full', level, `${isolation[level]}${reason === '' ? '' : ` (${reason})`}`);
  for (const [name, promise] of Object.entries(promises)) {
    row(held.includes(name), name, promise, { isNeeded: false });
  }
  const watched = `watched four times a second: ${ceilings.reason}`;
  const text = `memory of each jail ${ceilings.groups === null ? watched : 'held by the kernel (control groups)'}`;
  row(true, 'ceilings', text);
}

/** What only the compiled server knows. */
async function examineServer() {
  const { readConfig } = await compiled('api/config.js');
  const config = readConfig(process.env);
  const { families } = await compiled('api/engines/libreoffice/stand-ins/families/families.js');
  examineStandIns(findings, root, families);
  const { createEngines } = await compiled('api/roles/create-engines.js');
  const { engineStatus } = await compiled('api/engine-status.js');
  const { createProcesses } = await compiled('api/jail/process.js');
  const { detectSandbox } = await compiled('api/jail/sandbox.js');
  const { promises } = await compiled('api/jail/check/promises.js');
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-doctor-'));
  await chmod(scratch, 0o711);
  const sandbox = await detectSandbox(scratch);
  const { engines, stop } = createEngines(config, createProcesses(sandbox, sandbox.ceilings.groups), scratch);
  await examineEngines(engines, engineStatus);
  examineIsolation(sandbox, promises);
  await stop();
  await rm(scratch, { recursive: true, force: true });
  examineLimits(findings, config);
  const { megabytes } = await compiled('catalog/limits.js');
  await examineDisk(findings, config, megabytes);
  const { connectImpatiently } = await compiled('api/jobs/redis/connect.js');
  const { openStore } = await compiled('api/roles/open-store.js');
  const { smallFileBytes } = await compiled('api/store/sized-store.js');
  await examineShared(findings, config, { connectImpatiently, openStore, smallFileBytes });
}

examinePackages();
examineFonts(findings);
if (existsSync(join(root, 'dist/api/roles/create-engines.js'))) {
  // Such as a full disk, or settings that contradict each other: the rest cannot be asked.
  await examineServer().catch(({ message }) => row(false, 'server', message));
} else {
  section('Engines');
  row(false, 'server', 'not built yet: `npm start` or `npm run build` does it');
}
// The command line's code for what is not set up.
process.exitCode = findings.end() ? 0 : 3;
