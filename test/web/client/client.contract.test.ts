import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { downloadName } from '../../../catalog/files/filename.ts';
import { type Problem, problems } from '../../../catalog/problems.ts';
import { encodeReport, type Report, reportHeader } from '../../../catalog/report.ts';
import type { Fields } from '../../../catalog/tool/fields.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { convert } from '../../../web/client/client.ts';
import { ConversionError } from '../../../web/client/conversion-error.ts';
import { FetchedXmlHttpRequest } from '../../support/xml-http-request.ts';

const origin = 'http://filewright.test';
const name = 'Größe & Maß (2).docx';
const report: Report = { bytesBefore: 3, bytesAfter: 6, pages: 2, notes: [{ code: 'macros-dropped' }] };
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal('XMLHttpRequest', FetchedXmlHttpRequest);
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

/** A value for every field, as a form sends it. */
function valuesOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields).map(([field, control]) => [
    field,
    control.type === 'password' ? 'secret' : String(control.default),
  ]);
  return Object.fromEntries(entries);
}

function answer(tool: Tool, respond: (form: FormData) => Response): void {
  server.use(http.post(`${origin}${tool.endpoint}`, async ({ request }) => respond(await request.formData())));
}

function send(tool: Tool, { signal = new AbortController().signal, onProgress = (_fraction: number) => {} } = {}) {
  const files = Array.from({ length: tool.input.minFiles }, () => new File(['abc'], name));
  return convert(tool, files, valuesOf(tool.fields), { url: new URL(tool.endpoint, origin), signal, onProgress });
}

describe.each(tools)('the client for $id', (tool) => {
  it('sends the declared fields first, then the files, and reads the result', async () => {
    const expected = downloadName(tool.output, name, valuesOf(tool.fields));
    let sent: [string, FormDataEntryValue][] = [];
    answer(tool, (form) => {
      sent = [...form.entries()];
      return new Response('result', {
        headers: {
          'Content-Disposition': `attachment; filename="x"; filename*=UTF-8''${encodeURIComponent(expected)}`,
          [reportHeader]: encodeReport(report),
        },
      });
    });
    const progress: number[] = [];
    const download = await send(tool, { onProgress: (fraction) => progress.push(fraction) });

    const files = Array.from({ length: tool.input.minFiles }, () => tool.input.field);
    expect(sent.map(([field]) => field)).toEqual([...Object.keys(tool.fields), ...files]);
    expect(sent.at(-1)?.[1]).toMatchObject({ name });
    expect(download).toMatchObject({ filename: expected, report });
    expect(await download.blob.text()).toBe('result');
    expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('throws the problem that the server answers', async () => {
    const problem: Problem = {
      type: 'about:blank',
      code: 'damaged-file',
      ...problems['damaged-file'],
      detail: 'The file ends in the middle.',
    };
    answer(tool, () =>
      HttpResponse.json(problem, {
        status: problem.status,
        headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
      }),
    );
    await expect(send(tool)).rejects.toMatchObject({ name: 'ConversionError', problem });
  });
});

describe('the client', () => {
  const [tool] = tools as readonly [Tool, ...Tool[]];

  it('names the download itself where a proxy dropped the header', async () => {
    answer(tool, () => new Response('result'));
    expect(await send(tool)).toMatchObject({ filename: downloadName(tool.output, name, {}), report: null });
  });

  it.each([
    [413, 'file-too-large'],
    [429, 'rate-limited'],
    [503, 'busy'],
    [502, 'internal'],
  ] as const)('reads a bare status %i of something in front of the server as %s', async (status, code) => {
    answer(tool, () => new Response('<h1>nginx</h1>', { status, headers: { 'Content-Type': 'text/html' } }));
    const error: unknown = await send(tool).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConversionError);
    expect((error as ConversionError).problem).toMatchObject({ code, title: problems[code].title });
  });

  it('rejects with a TypeError when the server cannot be reached', async () => {
    server.use(http.post(`${origin}${tool.endpoint}`, () => HttpResponse.error()));
    await expect(send(tool)).rejects.toBeInstanceOf(TypeError);
  });

  it('aborts the request when its signal fires', async () => {
    const controller = new AbortController();
    answer(tool, () => {
      controller.abort();
      return new Response('too late');
    });
    await expect(send(tool, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends nothing when it was aborted before', async () => {
    await expect(send(tool, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
