import { downloadName } from '../files/filename.ts';
import type { Field } from '../tool/fields.ts';
import type { Tool } from '../tool/tool.ts';
import type { CodeSample } from './types.ts';

/** A call to a tool with every setting at its default. */
interface Call {
  readonly url: string;
  readonly field: string;
  readonly files: readonly string[];
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly result: string;
}

/** The default value of a form field; nothing for one that may be left out. */
const defaultOf = (field: Field) => ('default' in field ? field.default : undefined);

/** A call to a tool with example files. */
export function callOf({ endpoint, input, fields, output }: Tool, siteUrl: string): Call {
  const extension = input.accept === 'any' ? 'txt' : input.accept[0];
  const names = input.several === 'together' ? ['first', 'second'] : ['report'];
  const files = names.map((name) => `${name}.${extension}`);
  const values = Object.entries(fields).map(([name, field]) => [name, defaultOf(field)] as const);
  return {
    url: siteUrl + endpoint,
    field: input.field,
    files,
    settings: values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])),
    result: downloadName(output, files[0] ?? '', Object.fromEntries(values)),
  };
}

function curl({ url, field, files, settings, result }: Call): string {
  const parts = [
    ...files.map((file) => `-F '${field}=@${file}'`),
    ...settings.map(([name, value]) => `-F '${name}=${value}'`),
  ];
  return ['curl --fail-with-body', ...parts, `-o '${result}'`, `'${url}'`].join(' \\\n  ');
}

function javaScript({ url, field, files, settings, result }: Call): string {
  const parts = [
    ...files.map((file) => `form.append('${field}', await openAsBlob('${file}'), '${file}');`),
    ...settings.map(([name, value]) => `form.append('${name}', '${value}');`),
  ];
  return `import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const form = new FormData();
${parts.join('\n')}
const response = await fetch('${url}', { method: 'POST', body: form });
if (!response.ok) {
  const { code, title, detail } = await response.json();
  throw new Error(\`\${code}: \${detail ?? title}\`);
}
await writeFile('${result}', new Uint8Array(await response.arrayBuffer()));`;
}

function python({ url, field, files, settings, result }: Call): string {
  const parts = files.map((file) => `    ('${field}', open('${file}', 'rb')),`);
  const data = settings.map(([name, value]) => `'${name}': '${value}'`).join(', ');
  return `import requests

files = [
${parts.join('\n')}
]
response = requests.post('${url}', files=files${data === '' ? '' : `, data={${data}}`})
if not response.ok:
    problem = response.json()
    raise RuntimeError(f"{problem['code']}: {problem.get('detail', problem['title'])}")
with open('${result}', 'wb') as file:
    file.write(response.content)`;
}

function php({ url, field, files, settings, result }: Call): string {
  const parts = [
    ...files.map((file) => `['name' => '${field}', 'contents' => fopen('${file}', 'r'), 'filename' => '${file}'],`),
    ...settings.map(([name, value]) => `['name' => '${name}', 'contents' => '${value}'],`),
  ];
  return `<?php
require 'vendor/autoload.php';

$response = (new GuzzleHttp\\Client(['http_errors' => false]))->post('${url}', ['multipart' => [
${parts.map((part) => `    ${part}`).join('\n')}
]]);
if ($response->getStatusCode() !== 200) {
    $problem = json_decode((string) $response->getBody(), true);
    throw new RuntimeException($problem['code'] . ': ' . ($problem['detail'] ?? $problem['title']));
}
file_put_contents('${result}', $response->getBody());`;
}

/** Programs that call a tool, in four languages: with curl, Node.js alone, Requests and Guzzle. */
export function codeSamples(tool: Tool, siteUrl: string): readonly CodeSample[] {
  const call = callOf(tool, siteUrl);
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: javaScript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
    { lang: 'PHP', label: 'PHP', source: php(call) },
  ];
}
