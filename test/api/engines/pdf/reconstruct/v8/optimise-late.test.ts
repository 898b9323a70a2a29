import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const module = fileURLToPath(
  new URL('../../../../../../api/engines/pdf/reconstruct/v8/optimise-late.ts', import.meta.url),
);

/** V8 prints what it does not know. */
function printed(code: string): string {
  const script = `const { optimiseFor, optimiseWebAssemblyLate } = await import(${JSON.stringify(module)}); ${code}`;
  const { stderr } = spawnSync(process.execPath, ['--import', loader, '--input-type=module', '--eval', script]);
  return stderr.toString();
}

it('asks of V8 what this version of it knows', () => {
  expect(printed('optimiseWebAssemblyLate(); optimiseFor(1); optimiseFor(1000);')).toBe('');
});
