import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Received, receive } from '../../../api/request/receive.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { form } from '../../support/servers/form.ts';

const find = (wanted: (tool: Tool) => boolean) => tools.find(wanted) as Tool;
const single = find(({ input }) => input.maxFiles === 1 && input.accept !== 'any' && input.accept[0] === 'pdf');
const several = find(({ input }) => input.minFiles > 1);
const withRange = find(({ fields }) => Object.values(fields).some(({ type }) => type === 'range'));

const maxBytes = 1000;
let app: FastifyInstance;
let workspace: string;
let tool: Tool;
let received: Received;
let endedUploads: number;
const scratch = await scratchFolder();

beforeAll(async () => {
  app = Fastify();
  await app.register(multipart, { preservePath: true });
  app.post('/', async (request) => {
    const ticket = { store: () => {}, add: () => {}, endUpload: () => endedUploads++, release: () => {} };
    const pace = { bytesPerSecond: 1, stallMs: 60_000, deadlineMs: 60_000 };
    received = await receive(request, tool, { workspace, maxBytes, signals: [], ticket, pace });
    return {};
  });
  app.setErrorHandler((error: Error & { code?: string; detail?: string }, _request, reply) =>
    reply.code(400).send({ code: error.code, detail: error.detail }),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  workspace = await mkdtemp(join(scratch, 'job-'));
  endedUploads = 0;
});

async function send(to: Tool, body: FormData): Promise<{ readonly code?: string; readonly detail?: string }> {
  tool = to;
  const request = new Request('http://localhost/', { method: 'POST', body });
  const { headers } = request;
  const payload = Buffer.from(await request.arrayBuffer());
  const response = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  });
  return response.json();
}

const file = (to: Tool, name: string, content = 'content') => [to.input.field, Buffer.from(content), name] as const;

describe('receiving a form', () => {
  it('stores a file under a name of the server’s, with the visitor’s name and folders made safe', async () => {
    expect(await send(single, form([file(single, '../folder/my\u202e report.pdf')]))).toEqual({});
    const [stored] = received.files;
    expect(stored).toMatchObject({ bytes: 7, name: 'my_ report.pdf', folders: ['folder'] });
    expect(stored.path).toBe(join(workspace, 'upload-1'));
    expect(await readFile(stored.path, 'utf8')).toBe('content');
  });

  it('keeps files in the order sent', async () => {
    await send(several, form([file(several, 'b.pdf', 'first'), file(several, 'a.pdf', 'second')]));
    expect(received.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
  });

  it('lets others have their turn between parts that came together', async () => {
    const { field } = single.input;
    let looks = 0;
    let longest = 0;
    // How often the name of the field was compared with that of a part since the last turn.
    const input = Object.defineProperty({ ...single.input }, 'field', {
      get() {
        looks += 1;
        longest = Math.max(longest, looks);
        return field;
      },
    });
    let waiting = setImmediate(function count() {
      looks = 0;
      waiting = setImmediate(count);
    });
    await send({ ...single, input }, form(Array.from({ length: 300 }, () => file(single, 'a.pdf'))));
    clearImmediate(waiting);
    expect(longest).toBeLessThan(10);
  });

  it('fills in the defaults of settings, and refuses values out of range and unknown names', async () => {
    await send(withRange, form([file(withRange, 'a.pdf')]));
    const [[name, field] = []] = Object.entries(withRange.fields).filter(([, { type }]) => type === 'range');
    expect(received.fields[name as string]).toBe(field?.type === 'range' && field.default);
    const tooHigh = await send(withRange, form([file(withRange, 'a.pdf'), [name as string, '1000']]));
    expect(tooHigh).toMatchObject({ code: 'invalid-field', detail: expect.stringContaining(`“${name}” must be`) });
    const unknown = await send(withRange, form([file(withRange, 'a.pdf'), ['colour', 'red']]));
    expect(unknown).toMatchObject({ code: 'invalid-field', detail: expect.stringContaining('“colour”') });
  });

  it('refuses settings that are sent more than once, whatever their values', async () => {
    const [name = ''] = Object.keys(withRange.fields);
    const twice = await send(withRange, form([[name, '50'], file(withRange, 'a.pdf'), [name, '50']]));
    expect(twice).toMatchObject({ code: 'invalid-field', detail: expect.stringContaining(`“${name}” was sent more`) });
  });

  it('takes a form whose other fields for files are empty, as browsers send them', async () => {
    expect(await send(single, form([file(single, 'a.pdf'), ['attachment', Buffer.alloc(0), '']]))).toEqual({});
    expect(received.files).toHaveLength(1);
  });

  it.each([
    ['no file', () => form([]), 'missing-file'],
    ['a file in another field', () => form([['attachment', Buffer.from('x'), 'a.pdf']]), 'missing-file'],
    [
      'a file in another field as well',
      () => form([file(single, 'a.pdf'), ['attachment', Buffer.from('x'), 'b.pdf']]),
      'invalid-field',
    ],
    ['two files', () => form([file(single, 'a.pdf'), file(single, 'b.pdf')]), 'too-many-files'],
    ['more bytes than allowed', () => form([file(single, 'a.pdf', 'x'.repeat(maxBytes + 1))]), 'file-too-large'],
  ])('refuses %s', async (_, body, code) => {
    expect((await send(single, body())).code).toBe(code);
    expect(endedUploads).toBe(1);
  });

  it('rejects one file if the tool needs more', async () => {
    expect((await send(several, form([file(several, 'a.pdf')]))).code).toBe('too-few-files');
  });

  it('refuses anything but a form, and stores nothing', async () => {
    tool = single;
    const response = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(response.json().code).toBe('missing-file');
    expect(await readdir(workspace)).toEqual([]);
  });
});
