import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { formatOfExtension } from '../../catalog/formats.ts';
import { codeSamples } from '../../catalog/openapi/code-samples.ts';
import { resultSamples } from '../../catalog/openapi/job-samples.ts';
import { apiPaths } from '../../catalog/site/paths.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { clientProgram } from '../support/api/client-program.ts';
import { sampleOf } from '../support/samples.ts';
import { folderIn } from '../support/scratch.ts';
import { sharedServer } from '../support/servers/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const minuteMs = 60_000;

const server = await sharedServer();
const { scratch } = server;

const run = (cwd: string, ...args: readonly string[]) => execa(process.execPath, args, { cwd, timeout: 2 * minuteMs });

describe('a client whose types are made from the document', () => {
  it(
    'compiles, converts a file, and knows the problems by their codes',
    async () => {
      const folder = await folderIn(scratch, 'client');
      await writeFile(join(folder, 'openapi.json'), await (await fetch(server.base + apiPaths.document)).text());
      await run(folder, join(root, 'test/support/api/generate-types.mjs'), 'openapi.json', 'types.ts');
      await writeFile(join(folder, 'program.ts'), clientProgram);
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      const compilerOptions = { noEmit: false, outDir: 'out', rootDir: '.', types: ['node'] };
      const settings = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
      await run(folder, join(root, 'node_modules/typescript/bin/tsc'), '-p', folder);
      const { stdout } = await run(folder, 'out/program.js', server.base);
      expect(JSON.parse(stdout)).toEqual({
        result: 'name,count\npaper,3\n',
        bytesAfter: 'name,count\npaper,3\n'.length,
        refused: { code: 'invalid-field', status: 422 },
      });
    },
    2 * minuteMs,
  );
});

describe('the examples in JavaScript', () => {
  it(
    'convert a file with every tool, and one by a job',
    async () => {
      const folder = await folderIn(scratch, 'examples');
      for (const { id, input } of tools) {
        const extension = input.accept === 'any' ? 'txt' : input.accept[0];
        const format = formatOfExtension(extension) ?? 'bin';
        await mkdir(join(folder, id));
        for (const name of ['report', 'first', 'second']) {
          await writeFile(join(folder, id, `${name}.${extension}`), await sampleOf(format));
        }
      }
      const sampleFor = (id: string, samples: ReturnType<typeof codeSamples>) => {
        const [sample] = samples.filter(({ lang }) => lang === 'JavaScript');
        const result = /writeFile\('([^']+)'/.exec(sample?.source ?? '')?.[1] as string;
        return { id, source: sample?.source ?? '', result };
      };
      const samples = tools.map((tool) => sampleFor(tool.id, codeSamples(tool, server.base)));
      const [first] = tools as [Tool, ...Tool[]];
      const later = sampleFor('later', resultSamples(first, server.base));
      await cp(join(folder, first.id), join(folder, later.id), { recursive: true });
      samples.push(later);
      for (const { id, source } of samples) await writeFile(join(folder, id, 'example.mjs'), source);
      const all = samples.map(({ id }) => `process.chdir('../${id}'); await import('../${id}/example.mjs');`);
      await folderIn(folder, 'start');
      await writeFile(join(folder, 'start/all.mjs'), all.join('\n'));
      await run(join(folder, 'start'), 'all.mjs');
      for (const { id, result } of samples) expect(await readdir(join(folder, id)), id).toContain(result);
    },
    2 * minuteMs,
  );
});
