import { execFileSync } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engines } from '../../../api/engine.ts';
import { createImage } from '../../../api/engines/image/index.ts';
import { createKey } from '../../../api/http/keys/key-file.ts';
import { serverLimits } from '../../../catalog/limits.ts';
import { problemsOfTool } from '../../../catalog/openapi/tool-problems.ts';
import { type ProblemCode, problems } from '../../../catalog/problems.ts';
import { tools } from '../../../catalog/tools.ts';
import { chunkedDocx, paragraphOf } from '../../support/office/chunked-docx.ts';
import { signedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { jpeg } from '../../support/pictures/picture.ts';
import { png } from '../../support/pictures/png.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { samples } from '../../support/samples.ts';
import { scratchFolder } from '../../support/scratch.ts';
import {
  type BuiltServer,
  startBuiltServer,
  withoutChromium,
  withoutLibreOffice,
} from '../../support/servers/built-server.ts';
import { form } from '../../support/servers/form.ts';
import { exchange, filePart, multipart, rawPost } from '../../support/servers/raw-request.ts';
import { startServer } from '../../support/servers/server.ts';

const scratch = await scratchFolder();
const libreoffice = await sharedLibreOffice(scratch, { timeoutMs: serverLimits.documentTimeoutMs });
const key = createKey();
let server: BuiltServer;
beforeAll(async () => {
  const keys = join(scratch, 'keys.json');
  await writeFile(keys, JSON.stringify({ keys: [{ sha256: key.sha256, requestsPerMinute: 1 }] }));
  server = await startBuiltServer({
    ...withoutLibreOffice,
    ...withoutChromium,
    API_KEYS: keys,
    MAX_FILE_MB: '1',
    MAX_STALL_SECONDS: '1',
  });
});
afterAll(() => server.stop());

/** An answer of a server, and the address that gave it. */
interface Answer {
  readonly endpoint: string;
  readonly status: number;
  readonly body: unknown;
}

const endpointOf = (id: string) => tools.find((tool) => tool.id === id)?.endpoint ?? '';

async function post(base: string, endpoint: string, body: FormData, headers: HeadersInit = {}): Promise<Answer> {
  const response = await fetch(base + endpoint, { method: 'POST', body, headers });
  return { endpoint, status: response.status, body: await response.json().catch(() => null) };
}

type Part = Parameters<typeof form>[0][number];
const file = (content: Uint8Array | string, name: string): Part => ['file', Buffer.from(content), name];

/** What a tool of the real server answers to a form. */
const ask = (id: string, parts: readonly Part[], headers?: HeadersInit) =>
  post(server.base, endpointOf(id), form(parts), headers);

/** What it answers to bytes that no client of HTTP sends. */
async function askRaw(id: string, request: (endpoint: string) => string): Promise<Answer> {
  const endpoint = endpointOf(id);
  const answer = await exchange(server.base, request(endpoint));
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { endpoint, status: Number(head.split(' ', 2)[1]), body: JSON.parse(body) };
}

/** What a server with engines or settings of its own answers. */
async function askOther(id: string, part: Part, engines: Engines, { losesFolder = false, settings = {} } = {}) {
  const other = await startServer(scratch, engines, settings);
  if (losesFolder) {
    await rm(other.root, { recursive: true });
    await symlink(other.root, other.root);
  }
  const answer = await post(other.base, endpointOf(id), form([part]));
  await other.close();
  return answer;
}

const table = file('a,b\n1,2\n', 'table.csv');
const onePage: Part = ['files', pdf([[{ text: 'A sheet of paper', x: 72, y: 90 }]]), 'page.pdf'];

async function protectedPdf(): Promise<Part> {
  const [open, shut] = [join(scratch, 'open.pdf'), join(scratch, 'shut.pdf')];
  await writeFile(open, await (samples.pdf?.() ?? ''));
  execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', open, shut]);
  return file(await readFile(shut), 'shut.pdf');
}

/** A JPEG that claims a depth of color that nothing here reads. */
async function deepPicture(): Promise<Part> {
  const content = Buffer.from(await jpeg());
  content[content.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
  return file(content, 'deep.jpg');
}

/** A Word document that shows another one, which LibreOffice leaves out. */
async function wrappingDocument(): Promise<Part> {
  const body = `<w:document><w:body>${paragraphOf('These many words are not shown by any means')}</w:body></w:document>`;
  const content = await chunkedDocx({ 'flat.xml': `<pkg:package xmlns:pkg="p" xmlns:w="w">${body}</pkg:package>` });
  return file(content, 'wrapping.docx');
}

/** How each problem comes about. */
const causes: Readonly<Record<ProblemCode, () => Promise<Answer>>> = {
  'missing-file': () => ask('csvcompress', [['level', '3']]),
  'empty-file': () => ask('csvcompress', [file('', 'empty.csv')]),
  'unsupported-file-type': () => ask('pdf-compressor', [table]),
  'file-too-large': () => ask('csvcompress', [file(Buffer.alloc(1_100_000, 'a,b\n'), 'large.csv')]),
  'too-few-files': () => ask('merge-pdf', [onePage]),
  'too-many-files': () => ask('csvcompress', [table, table]),
  'invalid-field': () => ask('csvcompress', [table, ['level', '999']]),
  'invalid-request': () => askRaw('csvcompress', (path) => rawPost(path, 'no form')),
  'idempotency-key-reused': async () => {
    const headers = { Prefer: 'respond-async', 'Idempotency-Key': 'the same' };
    await ask('csvcompress', [table], headers);
    return ask('csvcompress', [file('a,b\r\n3,4\r\n', 'table.csv')], headers);
  },
  'upload-too-slow': () =>
    askRaw('csvcompress', (path) => rawPost(path, multipart(filePart('a,b')).slice(0, -8), { length: 5000 })),
  'password-protected': async () => ask('pdf-to-txt', [await protectedPdf()]),
  'wrong-password': async () => ask('pdf-to-txt', [['password', 'other'], await protectedPdf()]),
  'damaged-file': () => ask('pdf-compressor', [file('%PDF-1.7\nno objects\n%%EOF\n', 'damaged.pdf')]),
  'signed-document': () => ask('pdf-compressor', [file(signedPdf(), 'contract.pdf')]),
  'nothing-recognised': () => ask('pdf-to-txt', [file(pdf([[]]), 'blank.pdf')]),
  'too-complex': () => ask('img-to-pdf', [file(png(60_000, 60_000, 1), 'vast.png')]),
  'conversion-failed': async () => ask('img-compressor', [await deepPicture()]),
  'content-lost': async () => askOther('word-to-pdf', await wrappingDocument(), { ...fakeEngines(), libreoffice }),
  'conversion-timeout': async () => {
    const image = createImage({ processes: await testProcesses(), timeoutMs: 50 });
    const picture = file(await jpeg({ width: 1000, height: 1000 }), 'large.jpg');
    return askOther('img-compressor', picture, { ...fakeEngines(), image });
  },
  'engine-unavailable': () => ask('html-to-pdf', [file('<p>Hello.</p>', 'page.html')]),
  busy: () => askOther('csvcompress', table, fakeEngines(), { settings: { MIN_FREE_DISK_MB: '100000000000' } }),
  'key-refused': () => ask('csvcompress', [table], { Authorization: 'Bearer fw_unknown' }),
  'rate-limited': async () => {
    const headers = { Authorization: `Bearer ${key.secret}` };
    await ask('csvcompress', [table], headers);
    return ask('csvcompress', [table], headers);
  },
  'not-found': () => post(server.base, '/api/no-such-tool', form([file(Buffer.alloc(8_000_000), 'large.csv')])),
  'method-not-allowed': () => askRaw('csvcompress', (path) => rawPost(path, '').replace('POST', 'PUT')),
  // A link that leads to itself stands where visitors' files should go.
  internal: () => askOther('csvcompress', table, fakeEngines(), { losesFolder: true }),
};

describe('each documented problem', () => {
  it.each(Object.keys(problems) as readonly ProblemCode[])('%s occurs, as documented', async (code) => {
    const { endpoint, status, body } = await causes[code]();
    expect(body).toMatchObject({ code, ...problems[code] });
    expect(status).toBe(problems[code].status);
    const tool = tools.find((each) => each.endpoint === endpoint);
    // Keys belong to all endpoints, and are documented beside them; wrong methods belong to none.
    const isOfTool = code !== 'key-refused' && code !== 'method-not-allowed';
    if (tool !== undefined && isOfTool) expect(problemsOfTool(tool)).toContain(code);
  });
});
