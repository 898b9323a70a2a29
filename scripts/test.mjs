// Runs every check of the project and closes with one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);
const scratch = mkdtempSync(join(tmpdir(), 'filewright-test-'));
const report = join(scratch, 'vitest.json');

/** Runs a program to its end; its output goes to `stdio`, or into the result where that is `pipe`. */
function run(file, args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** Short programs that need one core each: they run alongside the tests, which often wait. */
async function runGates() {
  const gates = [
    ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
    // Next to the tests, processor time matters, not duration: several checkers each resolve the types that they share.
    ['types', 'tsc', ['--checkers', '1']],
    ['unused files, exports and packages', 'knip', []],
  ];
  const results = [];
  for (const [title, name, args] of gates) {
    const { ok, output } = await run(bin(name), args, 'pipe');
    results.push({ title, ok, output });
  }
  return results;
}

const gatesDone = runGates();
const tests = await run(
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  'inherit',
);
const gates = await gatesDone;
for (const { title, ok, output } of gates) console.log(`\n── ${title}: ${ok ? 'passed' : 'failed'}\n${output.trim()}`);

let passed = gates.filter(({ ok }) => ok).length;
let failed = gates.length - passed;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  // A file that cannot be loaded fails without a test of its own.
  failed += Math.max(result.numFailedTests, result.numFailedTestSuites > 0 ? 1 : 0);
  if (result.numTotalTests === 0) failed += 1;
} catch {
  failed += 1;
}
if (!tests.ok && failed === 0) failed = 1;
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
