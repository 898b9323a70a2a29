import { formatOfExtension } from '../catalog/formats.ts';
import type { Tool } from '../catalog/tool/tool.ts';
import { tools } from '../catalog/tools.ts';
import { sampleOf } from '../test/support/samples.ts';
import { form } from '../test/support/servers/form.ts';

// Sends one small file to every tool of a running server: `npm run try-tools -- http://localhost:3000`.

const base = process.argv[2] ?? 'http://localhost:3000';
const timeoutMs = 180_000;

/** Why a tool gave no result; null if it gave one. */
async function tryTool({ input, endpoint }: Tool): Promise<string | null> {
  const [extension] = input.accept === 'any' ? ['pdf'] : input.accept;
  const format = formatOfExtension(extension as string);
  if (format === undefined) return `no format has the extension ${extension}`;
  const file = await sampleOf(format);
  const parts = Array.from({ length: input.minFiles }, () => [input.field, file, `sample.${format}`] as const);
  const response = await fetch(base + endpoint, {
    method: 'POST',
    body: form(parts),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = Buffer.from(await response.arrayBuffer());
  if (!response.ok) return `${response.status} ${answer.toString('utf8', 0, 300)}`;
  return answer.length > 0 ? null : 'an empty file';
}

const failed: string[] = [];
for (const tool of tools) {
  const started = performance.now();
  const failure = await tryTool(tool).catch((error: Error) => error.message);
  const ms = Math.round(performance.now() - started);
  console.log(`${failure === null ? '✓' : '✗'} ${tool.id.padEnd(20)} ${String(ms).padStart(6)} ms  ${failure ?? ''}`);
  if (failure !== null) failed.push(tool.id);
}
console.log(
  `\n${tools.length - failed.length} of ${tools.length} tools work${failed.length > 0 ? `; not ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
