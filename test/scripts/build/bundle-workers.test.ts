import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleWorkers } from '../../../scripts/build/bundle-workers.mjs';

const modules = {
  'package.json': '{ "type": "module" }',
  'api/shared/address.js': 'export const address = import.meta.url;',
  'api/shared/aside.js': 'export const aside = 1;',
  'api/one/worker.js':
    "import { address } from '../shared/address.js'; console.log(JSON.stringify([address, import.meta.url]));",
  'api/one/worker.js.map': '{}',
  'api/three/worker.js': `
    import sharp, { format } from 'sharp';
    import * as fontkit from 'fontkit';
    console.log(JSON.stringify([typeof sharp, typeof format.png, typeof fontkit.create]));`,
  'api/two/deep/worker.js':
    "import { address } from '../../shared/address.js'; console.log(JSON.stringify([address]));",
};

describe('workers of the compiled server', () => {
  const dist = mkdtempSync(join(tmpdir(), 'bundle-workers-'));
  const addressOf = (file: string) => pathToFileURL(join(dist, file)).href;
  const printedBy = (file: string) =>
    JSON.parse(execFileSync(process.execPath, [join(dist, file)], { encoding: 'utf8' }));

  beforeAll(async () => {
    for (const [file, text] of Object.entries(modules)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
    symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(dist, 'node_modules'));
    await bundleWorkers(dist, ['api/**/worker.js']);
    rmSync(join(dist, 'api/shared/address.js'));
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('need none of the modules that they import, and each of these sees its own address', () => {
    expect(printedBy('api/one/worker.js')).toEqual([
      addressOf('api/shared/address.js'),
      addressOf('api/one/worker.js'),
    ]);
    expect(printedBy('api/two/deep/worker.js')).toEqual([addressOf('api/shared/address.js')]);
  });

  test('load large packages by require', () => {
    expect(printedBy('api/three/worker.js')).toEqual(['function', 'object', 'function']);
    expect(readFileSync(join(dist, 'api/three/worker.js'), 'utf8')).not.toMatch(/from ?['"](sharp|fontkit)['"]/);
  });

  test('leave all other modules where they are, and no map of what they replaced', () => {
    expect(existsSync(join(dist, 'api/shared/aside.js'))).toBe(true);
    expect(existsSync(join(dist, 'api/one/worker.js.map'))).toBe(false);
  });
});
