import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { addRequestTrace } from '../../../api/http/request-trace.ts';
import { ProblemError } from '../../../api/problem.ts';
import { openTracing } from '../../../api/tracing/open-tracing.ts';
import { noTracing } from '../../../api/tracing/tracing.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { form } from '../../support/servers/form.ts';
import { startServer } from '../../support/servers/server.ts';
import { startTraceCollector, treeOf } from '../../support/servers/trace-collector.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
const [step] = tool.conversion;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

const ignore = () => {};
const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function collector() {
  const started = await startTraceCollector();
  open.push(started);
  return started;
}

describe('traces', () => {
  it('follow a file from its request to its engine, and name nothing of the visitor', async () => {
    const { endpoint, spans, text } = await collector();
    const server = await startServer(await scratchFolder(), fakeEngines(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const body = form([[tool.input.field, Buffer.from('secret content'), 'secret-name.bin']]);
    const answer = await fetch(server.base + tool.endpoint, { method: 'POST', body, headers: { traceparent } });
    await answer.arrayBuffer();
    await server.close();
    const request = `POST ${tool.endpoint}`;
    expect(treeOf(spans)).toEqual(
      [
        `b7ad6b7169203331 > ${request}`,
        `${request} > receive`,
        `${request} > convert`,
        'convert > identify',
        `convert > wait for ${step.engine}`,
        `convert > ${step.engine} ${step.operation}`,
      ].sort(),
    );
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    expect(text()).not.toContain('secret');
    expect(text()).toContain('"filewright.tool"');
  });

  it('tell a refusal by its code alone', async () => {
    const { endpoint, spans, text } = await collector();
    const refuse = async () => {
      throw new ProblemError('conversion-failed', '“secret-name.bin” is torn.');
    };
    const server = await startServer(await scratchFolder(), fakeEngines(refuse), {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });
    const body = form([[tool.input.field, Buffer.from('content'), 'secret-name.bin']]);
    await (await fetch(server.base + tool.endpoint, { method: 'POST', body })).arrayBuffer();
    await server.close();
    const codes = spans.map(({ attributes }) => attributes.find(({ key }) => key === 'error.type')?.value.stringValue);
    expect(new Set(codes)).toEqual(new Set(['conversion-failed', undefined]));
    expect(text()).not.toContain('secret');
  });

  it('of clients that are no traces begin anew', async () => {
    const { endpoint } = await collector();
    const tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), ignore);
    open.push(tracing);
    const span = tracing.start({ name: 'a', parent: 'nonsense\r\n' });
    expect(span.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(span.traceparent).toContain(span.traceId);
  });

  it('keep no server from stopping whose collector is away, and tell that they are lost', async () => {
    const { endpoint, close } = await startTraceCollector();
    await close();
    const failures: unknown[] = [];
    const tracing = await openTracing(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
      (error) => void failures.push(error),
    );
    tracing.start({ name: 'a', parent: null }).end();
    await tracing.close();
    expect(failures).toHaveLength(1);
  });

  it('are not made unless there is a collector', async () => {
    expect(await openTracing(readConfig({}), ignore)).toBe(noTracing);
    expect(noTracing.start({ name: 'a', parent: traceparent }).traceparent).toBeNull();
  });
});

it('the lines of a traced request in the log have its id', async () => {
  const { endpoint } = await collector();
  const tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), ignore);
  open.push(tracing);
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  addRequestTrace(app, tracing);
  app.post('/traced', { config: { tool: 'some' } }, async (request) => request.log.info('here'));
  await app.inject({ method: 'POST', url: '/traced', headers: { traceparent } });
  await app.close();
  const own = lines.filter((line) => line.includes('"here"'));
  expect(own.map((line) => JSON.parse(line).trace_id)).toEqual([traceId]);
});
