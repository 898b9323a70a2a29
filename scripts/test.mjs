// Runs every check of the project and closes with one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);
const scratch = mkdtempSync(join(tmpdir(), 'filewright-test-'));
const report = join(scratch, 'vitest.json');

function check(title, file, args) {
  console.log(`\n── ${title}`);
  return spawnSync(file, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const gates = [
  check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.']),
  check('types', bin('tsc'), []),
  check('unused files, exports and packages', bin('knip'), []),
];
const ran = check('tests', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

let passed = gates.filter((ok) => ok).length;
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
if (!ran && failed === 0) failed = 1;
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
