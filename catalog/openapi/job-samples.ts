import { jobPath } from '../site/paths.ts';
import type { Tool } from '../tool/tool.ts';
import { callOf } from './code-samples.ts';
import type { CodeSample } from './types.ts';

const samples = (shell: string, javaScript: string, python: string, php: string): readonly CodeSample[] => [
  { lang: 'Shell', label: 'curl', source: shell },
  { lang: 'JavaScript', label: 'JavaScript', source: javaScript },
  { lang: 'Python', label: 'Python', source: `import requests\n\n${python}` },
  { lang: 'PHP', label: 'PHP', source: `<?php\nrequire 'vendor/autoload.php';\n\n${php}` },
];

/** Programs that ask for a job's state. */
export function stateSamples(siteUrl: string): readonly CodeSample[] {
  const url = siteUrl + jobPath('ID');
  return samples(
    `curl --fail-with-body '${url}'`,
    `const response = await fetch('${url}');
if (!response.ok) throw new Error((await response.json()).detail);
console.log((await response.json()).status);`,
    `response = requests.get('${url}')
response.raise_for_status()
print(response.json()['status'])`,
    `$response = (new GuzzleHttp\\Client())->get('${url}');
echo json_decode((string) $response->getBody(), true)['status'];`,
  );
}

/** Programs that follow a job's state. */
export function eventSamples(siteUrl: string): readonly CodeSample[] {
  const url = `${siteUrl + jobPath('ID')}/events`;
  return samples(
    `curl --fail-with-body --no-buffer '${url}'`,
    `const response = await fetch('${url}');
if (!response.ok) throw new Error((await response.json()).detail);
for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);`,
    `response = requests.get('${url}', stream=True)
response.raise_for_status()
for line in response.iter_lines():
    print(line.decode())`,
    `$response = (new GuzzleHttp\\Client())->get('${url}', ['stream' => true]);
while (!$response->getBody()->eof()) {
    echo $response->getBody()->read(1024);
}`,
  );
}

/** Programs that end a job. */
export function endSamples(siteUrl: string): readonly CodeSample[] {
  const url = siteUrl + jobPath('ID');
  return samples(
    `curl --fail-with-body -X DELETE '${url}'`,
    `const response = await fetch('${url}', { method: 'DELETE' });
if (!response.ok) throw new Error((await response.json()).detail);`,
    `requests.delete('${url}').raise_for_status()`,
    `(new GuzzleHttp\\Client())->delete('${url}');`,
  );
}

/** Programs that leave a file with a tool and come back for the result: with a key, the first call may be repeated. */
export function resultSamples(tool: Tool, siteUrl: string): readonly CodeSample[] {
  const { url, field, files, result } = callOf(tool, siteUrl);
  const [file = ''] = files;
  const job = (id: string) => `${siteUrl + jobPath(id)}/result`;
  return samples(
    `id=$(curl --fail-with-body -H 'Prefer: respond-async' -H "Idempotency-Key: $(uuidgen)" \\
  -F '${field}=@${file}' '${url}' | sed 's/.*"id":"\\([^"]*\\)".*/\\1/')
curl --fail-with-body -o '${result}' "${job('$id')}"`,
    `import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const form = new FormData();
form.append('${field}', await openAsBlob('${file}'), '${file}');
const headers = { Prefer: 'respond-async', 'Idempotency-Key': randomUUID() };
const accepted = await fetch('${url}', { method: 'POST', headers, body: form });
if (!accepted.ok) throw new Error((await accepted.json()).detail);
const { id } = await accepted.json();
const response = await fetch('${job("' + id + '")}');
if (!response.ok) throw new Error((await response.json()).detail);
await writeFile('${result}', new Uint8Array(await response.arrayBuffer()));`,
    `from uuid import uuid4

headers = {'Prefer': 'respond-async', 'Idempotency-Key': str(uuid4())}
accepted = requests.post('${url}', headers=headers, files={'${field}': open('${file}', 'rb')})
accepted.raise_for_status()
response = requests.get(f"${job("{accepted.json()['id']}")}")
response.raise_for_status()
with open('${result}', 'wb') as file:
    file.write(response.content)`,
    `$client = new GuzzleHttp\\Client();
$accepted = $client->post('${url}', [
    'headers' => ['Prefer' => 'respond-async', 'Idempotency-Key' => bin2hex(random_bytes(16))],
    'multipart' => [['name' => '${field}', 'contents' => fopen('${file}', 'r'), 'filename' => '${file}']],
]);
$id = json_decode((string) $accepted->getBody(), true)['id'];
file_put_contents('${result}', $client->get("${job('$id')}")->getBody());`,
  );
}
