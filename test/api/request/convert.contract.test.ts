import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem.ts';
import { downloadName } from '../../../catalog/files/filename.ts';
import { type FormatId, formatOf, formatOfExtension } from '../../../catalog/formats.ts';
import { allLanguages } from '../../../catalog/languages/languages.ts';
import { decodeReport, reportHeader } from '../../../catalog/report.ts';
import { openPage } from '../../../catalog/site/pages.ts';
import { fieldsSchema } from '../../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { answerFaults } from '../../support/api/answer-faults.ts';
import { apiDocument } from '../../support/api/document.ts';
import { routesOf } from '../../support/api/routes.ts';
import { copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { createGate } from '../../support/processes/gate.ts';
import { sampleOf } from '../../support/samples.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { form } from '../../support/servers/form.ts';
import { sharedServer, startServer, type TestServer } from '../../support/servers/server.ts';

const faultsOf = answerFaults(apiDocument());

/** A format that no tool takes. */
const gif = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');
const names = ['report.v2', 'it\'s a "quote"', 'تقرير', '报告 最终版(2)', 'a; b=c', 'é'.repeat(300)];

const formatOfTool = (tool: Tool): FormatId => {
  const [extension] = tool.input.accept === 'any' ? ['pdf'] : tool.input.accept;
  return formatOfExtension(extension as string) as FormatId;
};

type Refusal = readonly [what: string, code: string, status: number, body: () => FormData];

/** The format that comes out while every field has its default. */
const formatOfResult = ({ output, fields }: Tool): FormatId =>
  typeof output.format === 'string' ? output.format : (fieldsSchema(fields).parse({})[output.format.field] as FormatId);

describe('every endpoint', async () => {
  const server = await sharedServer();

  /** Sends a form; the answer is one that the OpenAPI document knows. */
  async function post(path: string, body: FormData): Promise<Response> {
    const response = await fetch(`${server.base}${path}`, { method: 'POST', body });
    expect(await faultsOf('post', path.replace('//', '/'), response)).toEqual([]);
    return response;
  }

  async function filesFor(tool: Tool, name: string): Promise<FormData> {
    const format = formatOfTool(tool);
    const file = await sampleOf(format);
    return form(
      Array.from({ length: tool.input.minFiles }, () => [tool.input.field, file, `${name}.${format}`] as const),
    );
  }

  describe.each(tools)('$id', (tool) => {
    it.each([tool.endpoint, tool.endpoint.replace('/api/', '/api//')])(
      'answers at %s with the type, the size and the report',
      async (path) => {
        const response = await post(path, await filesFor(tool, 'sample'));
        const bytes = await response.arrayBuffer();
        expect(response.status, Buffer.from(bytes).toString('utf8', 0, 300)).toBe(200);
        expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
        expect(response.headers.get('content-type')).toContain(formatOf(formatOfResult(tool)).mediaType);
        expect(decodeReport(response.headers.get(reportHeader))).toMatchObject({ bytesAfter: bytes.byteLength });
      },
    );

    it.each(names)('names the download of %j', async (name) => {
      const response = await post(tool.endpoint, await filesFor(tool, name));
      expect(response.status).toBe(200);
      const disposition = response.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; filename=/);
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
      const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
      const received = encoded === undefined ? quoted : decodeURIComponent(encoded);
      const sent = `${name}.${formatOfTool(tool)}`;
      const kept = Buffer.byteLength(name) > 220 ? `${'é'.repeat(110)}.${formatOfTool(tool)}` : sent;
      expect(received).toBe(downloadName(tool.output, kept, fieldsSchema(tool.fields).parse({})));
    });

    if (tool.input.accept === 'any') {
      it('takes a file of any type, even an empty one', async () => {
        const files = [gif, new Uint8Array()].map((file) => [tool.input.field, file, 'a.gif'] as const);
        expect((await post(tool.endpoint, form(files))).status).toBe(200);
      });
    } else {
      it('refuses a file of another type with a problem that names the right one', async () => {
        const response = await post(
          tool.endpoint,
          form(Array.from({ length: tool.input.minFiles }, () => [tool.input.field, gif, 'a.gif'] as const)),
        );
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        const problem = await response.json();
        expect(problem).toMatchObject({ status: 415, code: 'unsupported-file-type' });
        expect(problem.detail).toContain(`.${formatOfTool(tool)}`);
      });
    }

    it('refuses an unknown field by its name', async () => {
      const body = await filesFor(tool, 'sample');
      body.append('colour', 'red');
      const problem = await (await post(tool.endpoint, body)).json();
      expect(problem).toMatchObject({ status: 422, code: 'invalid-field' });
      expect(problem.detail).toContain('colour');
    });

    const emptyFiles = () =>
      form(Array.from({ length: tool.input.minFiles }, () => [tool.input.field, new Uint8Array(), 'a.docx'] as const));
    // Where any file is taken, an empty one is as good as another.
    const refusesEmpty = tool.input.accept !== 'any';
    const refusals: readonly Refusal[] = [
      ['no file', 'missing-file', 400, () => form([])],
      [
        'the empty part of a form without a file',
        'missing-file',
        400,
        () => form([[tool.input.field, new Uint8Array(), '']]),
      ],
      ...(refusesEmpty ? [['an empty file', 'empty-file', 400, emptyFiles] satisfies Refusal] : []),
      ['a file in another field', 'missing-file', 400, () => form([['upload', gif, 'a.gif']])],
    ];
    it.each(refusals)('refuses %s as %s', async (_what, code, status, body) => {
      const response = await post(tool.endpoint, body());
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    });

    it('refuses more files than it takes', async () => {
      const file = await sampleOf(formatOfTool(tool));
      const count = tool.input.maxFiles + 1;
      const response = await post(
        tool.endpoint,
        form(Array.from({ length: count }, () => [tool.input.field, file, 'a'] as const)),
      );
      expect(await response.json()).toMatchObject({ status: 400, code: 'too-many-files' });
    });
  });

  it('leaves no workspace behind', async () => {
    await expect.poll(() => readdir(server.root)).toEqual([]);
  });

  it('answers 404 to an unknown address', async () => {
    const body = form([['file', gif, 'a.gif']]);
    const response = await fetch(`${server.base}/api/convert-nothing`, { method: 'POST', body });
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  const [first] = tools as [Tool, ...Tool[]];
  it.each([
    ['GET', first.endpoint, 'POST'],
    ['PUT', `/${first.endpoint}/?page=1`, 'POST'],
    ['OPTIONS', first.endpoint, 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['PUT', '/api/jobs/one', 'DELETE, GET, HEAD'],
    ['DELETE', first.path, 'GET, HEAD'],
  ])('answers 405 to %s %s, with the methods that it takes', async (method, path, allowed) => {
    const response = await fetch(server.base + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    const detail = `This address takes ${allowed}, not ${method}.`;
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed', detail });
  });

  it('has no route that the catalogue does not declare', () => {
    const opened = allLanguages.map(({ prefix }) => prefix + openPage.path);
    const declared = [...tools.map(({ endpoint }) => endpoint), ...opened];
    expect(routesOf(server.app, 'POST')).toEqual(declared.sort());
  });
});

describe('an endpoint', () => {
  const [tool] = tools as [Tool, ...Tool[]];
  const body = async () => form([[tool.input.field, await sampleOf(formatOfTool(tool)), 'a.docx']]);

  async function withServer(
    engines: ReturnType<typeof fakeEngines>,
    use: (server: TestServer) => Promise<void>,
    environment = {},
  ) {
    const server = await startServer(await scratchFolder(), engines, environment);
    try {
      await use(server);
    } finally {
      await server.close();
    }
  }

  it('passes several files on in the order sent, with their names and folders', async () => {
    const several = tools.find(({ input }) => input.maxFiles > 1) as Tool;
    const seen: unknown[] = [];
    const engines = fakeEngines(async (job, operation) => {
      seen.push(...job.inputs.map(({ name, folders, bytes }) => [name, folders, bytes]));
      return copy(job, operation);
    });
    await withServer(engines, async ({ base }) => {
      const file = await sampleOf(formatOfTool(several));
      const names = ['b.pdf', 'letters/2026/a.pdf', '../b.pdf'];
      const body = form(names.map((name) => [several.input.field, file, name] as const));
      expect((await fetch(base + several.endpoint, { method: 'POST', body })).status).toBe(200);
      expect(seen).toEqual([
        ['b.pdf', [], file.length],
        ['a.pdf', ['letters', '2026'], file.length],
        ['b.pdf', [], file.length],
      ]);
    });
  });

  it('names the one of several files that it refuses', async () => {
    const several = tools.find(({ input }) => input.maxFiles > 1 && input.accept !== 'any') as Tool;
    await withServer(fakeEngines(), async ({ base }) => {
      const file = await sampleOf(formatOfTool(several));
      const { field } = several.input;
      const body = form([
        [field, file, 'good.pdf'],
        [field, gif, 'picture.pdf'],
      ]);
      const problem = await (await fetch(base + several.endpoint, { method: 'POST', body })).json();
      expect(problem).toMatchObject({
        code: 'unsupported-file-type',
        detail: expect.stringContaining('“picture.pdf”'),
      });
    });
  });

  it("hides an engine's cause", async () => {
    const engines = fakeEngines(async () => {
      throw new ProblemError('damaged-file', 'Try another copy.', { cause: new Error('/secret/path') });
    });
    await withServer(engines, async ({ base }) => {
      const response = await fetch(base + tool.endpoint, { method: 'POST', body: await body() });
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({
        type: 'urn:filewright:problem:damaged-file',
        title: 'The file is damaged',
        status: 422,
        code: 'damaged-file',
        detail: 'Try another copy.',
      });
      expect(text).not.toContain('secret');
    });
  });

  it('hides unexpected errors', async () => {
    const engines = fakeEngines(async () => {
      throw new TypeError('x is not a function at /secret/path');
    });
    await withServer(engines, async ({ base }) => {
      const response = await fetch(base + tool.endpoint, { method: 'POST', body: await body() });
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(/secret|function/);
    });
  });

  it('refuses oversized uploads with an answer, and closes cleanly', async () => {
    await withServer(
      fakeEngines(),
      async ({ base }) => {
        const response = await fetch(base + tool.endpoint, {
          method: 'POST',
          body: form([['file', Buffer.alloc(3_000_000), 'big.docx']]),
        });
        expect(await response.json()).toMatchObject({
          status: 413,
          code: 'file-too-large',
          detail: expect.stringContaining('1 MB'),
        });
      },
      { MAX_FILE_MB: '1' },
    );
  });

  it('answers engine-unavailable for a tool that is switched off, and marks its page', async () => {
    await withServer(
      fakeEngines(),
      async ({ base }) => {
        const response = await fetch(base + tool.endpoint, { method: 'POST', body: await body() });
        expect(await response.json()).toMatchObject({ status: 503, code: 'engine-unavailable' });
        expect(await (await fetch(base + tool.path)).text()).toContain('unavailable');
        const [, other] = tools;
        expect(await (await fetch(base + (other as Tool).path)).text()).not.toContain(
          `${(other as Tool).path} unavailable`,
        );
      },
      { DISABLED_TOOLS: tool.id },
    );
  });

  it('is unavailable without its engine, while pages and the health check answer', async () => {
    const missing = fakeEngines(copy, async () => {
      throw new ProblemError('engine-unavailable', undefined, { cause: new Error('not installed') });
    });
    await withServer(missing, async ({ base }) => {
      const response = await fetch(base + tool.endpoint, { method: 'POST', body: await body() });
      expect(await response.json()).toMatchObject({ code: 'engine-unavailable' });
      const health = await (await fetch(`${base}/api/health`)).json();
      expect(health.status).toBe('degraded');
      expect(health.unavailable).toEqual(tools.map(({ id }) => id));
      expect((await fetch(`${base}/`)).status).toBe(200);
    });
  });

  it('stops the work and removes the workspace when the visitor leaves', async () => {
    let stopped: unknown;
    const begun = createGate();
    const engines = fakeEngines(
      (job) =>
        new Promise((_resolve, reject) => {
          begun.open();
          job.signal.addEventListener('abort', () => {
            stopped = job.signal.reason;
            reject(job.signal.reason);
          });
        }),
    );
    await withServer(engines, async ({ base, root }) => {
      const controller = new AbortController();
      const request = fetch(base + tool.endpoint, { method: 'POST', body: await body(), signal: controller.signal });
      await begun.opened;
      expect(await readdir(root)).toHaveLength(1);
      controller.abort();
      await expect(request).rejects.toThrow();
      await expect.poll(() => stopped).toBeInstanceOf(Error);
      await expect.poll(() => readdir(root)).toEqual([]);
    });
  });

  it('removes the workspace when the upload breaks off', async () => {
    await withServer(fakeEngines(), async ({ base, root }) => {
      const socket = connect(Number(new URL(base).port), '127.0.0.1');
      socket.write(
        `POST ${tool.endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\nPK`,
      );
      await expect.poll(() => readdir(root)).toHaveLength(1);
      socket.destroy();
      await expect.poll(() => readdir(root)).toEqual([]);
    });
  });

  it('closes at once while its last answer is in transit', async () => {
    const server = await startServer(await scratchFolder(), fakeEngines());
    const response = await fetch(server.base + tool.endpoint, { method: 'POST', body: await body() });
    const started = performance.now();
    await server.close();
    // By itself Node waits as long as a connection may be kept.
    expect(performance.now() - started).toBeLessThan(server.app.server.keepAliveTimeout / 2);
    expect(response.status).toBe(200);
  });

  it('lets a running conversion finish when the server closes', async () => {
    const [begun, finished] = [createGate(), createGate()];
    const engines = fakeEngines(async (job, operation) => {
      begun.open();
      await finished.opened;
      return copy(job, operation);
    });
    const server = await startServer(await scratchFolder(), engines);
    const answer = fetch(server.base + tool.endpoint, { method: 'POST', body: await body() });
    await begun.opened;
    const closed = server.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    finished.open();
    expect((await answer).status).toBe(200);
    await closed;
  });
});
