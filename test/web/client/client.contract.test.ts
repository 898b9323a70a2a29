import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadName } from '../../../catalog/files/filename.ts';
import { type Problem, problems } from '../../../catalog/problems.ts';
import { encodeReport, type Report, reportHeader } from '../../../catalog/report.ts';
import type { Fields } from '../../../catalog/tool/fields.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { convert } from '../../../web/client/client.ts';
import { ConversionError } from '../../../web/client/conversion-error.ts';
import type { Place } from '../../../web/client/follow-job.ts';
import { FetchedXmlHttpRequest } from '../../support/servers/xml-http-request.ts';

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
    'default' in control ? String(control.default) : control.type === 'password' ? 'secret' : '',
  ]);
  return Object.fromEntries(entries);
}

function answer(tool: Tool, respond: (form: FormData) => Response): void {
  server.use(http.post(`${origin}${tool.endpoint}`, async ({ request }) => respond(await request.formData())));
}

function send(
  tool: Tool,
  {
    signal = new AbortController().signal,
    onProgress = (_fraction: number) => {},
    onPlace = (_place: Place) => {},
  } = {},
) {
  const files = Array.from({ length: tool.input.minFiles }, () => new File(['abc'], name));
  return convert(tool, files, valuesOf(tool.fields), {
    url: new URL(tool.endpoint, origin),
    signal,
    onProgress,
    onPlace,
  });
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

describe('a conversion that takes longer', () => {
  const [tool] = tools as readonly [Tool, ...Tool[]];
  const job = `${origin}/api/jobs/1`;
  const addresses = { id: '1', url: '/api/jobs/1', events: '/api/jobs/1/events', result: '/api/jobs/1/result' };
  let pageHides = new EventTarget();
  /** Lets a second pass in five milliseconds. */
  let hurry: NodeJS.Timeout;

  beforeEach(() => {
    pageHides = new EventTarget();
    vi.stubGlobal('addEventListener', pageHides.addEventListener.bind(pageHides));
    vi.stubGlobal('removeEventListener', pageHides.removeEventListener.bind(pageHides));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hurry = setInterval(() => vi.advanceTimersByTime(1000), 5);
    answer(tool, () => new Response('{}', { status: 202, headers: { Location: '/api/jobs/1' } }));
  });
  afterEach(() => {
    clearInterval(hurry);
    vi.useRealTimers();
  });

  /** Answers each question after the job with the next state; the last one stays. */
  function tell(...states: readonly (object | null)[]): void {
    let asked = 0;
    server.use(
      http.get(job, () => {
        const state = states[Math.min(asked++, states.length - 1)];
        return state === null ? HttpResponse.error() : HttpResponse.json({ ...addresses, ...state });
      }),
    );
  }

  it('reports how long it waits, survives a broken connection, and fetches its result', async () => {
    const waiting = { status: 'waiting', ahead: 3, expectedSeconds: 8 };
    tell(waiting, null, { status: 'running', ahead: 0, expectedSeconds: null }, { status: 'done', bytes: 6 });
    server.use(
      http.get(`${job}/result`, () => new Response('result', { headers: { [reportHeader]: encodeReport(report) } })),
    );
    const places: Place[] = [];
    const download = await send(tool, { onPlace: (place) => places.push(place) });
    expect(await download.blob.text()).toBe('result');
    expect(download.report).toEqual(report);
    expect(places).toEqual([
      { ahead: 3, seconds: 8 },
      { ahead: 0, seconds: null },
    ]);
  });

  it('throws the job’s problem', async () => {
    tell({ status: 'failed', problem: {} });
    const problem = { type: 'about:blank', code: 'damaged-file', ...problems['damaged-file'] };
    const headers = { 'Content-Type': 'application/problem+json' };
    server.use(http.get(`${job}/result`, () => HttpResponse.json(problem, { status: problem.status, headers })));
    await expect(send(tool)).rejects.toMatchObject({ name: 'ConversionError', problem });
  });

  it('gives up if the server stays unreachable', async () => {
    tell(null);
    await expect(send(tool)).rejects.toBeInstanceOf(TypeError);
  });

  it.each(['Cancel', 'closing the page'])('is ended by %s', async (way) => {
    const controller = new AbortController();
    const ended = new Promise<void>((resolve) => {
      server.use(
        http.delete(job, () => {
          resolve();
          return new Response(null, { status: 204 });
        }),
      );
    });
    tell({ status: 'waiting', ahead: 1, expectedSeconds: null });
    const onPlace = () => (way === 'Cancel' ? controller.abort() : pageHides.dispatchEvent(new Event('pagehide')));
    const sent = send(tool, { signal: controller.signal, onPlace });
    sent.catch(() => {});
    await ended;
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
