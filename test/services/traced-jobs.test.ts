import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../api/config.ts';
import { openTracing } from '../../api/tracing/open-tracing.ts';
import { openTestRedis, simpleTool, testJob } from '../support/jobs/test-queues.ts';
import { copy } from '../support/processes/fake-engines.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startRedis } from '../support/servers/redis-server.ts';
import { startTraceCollector, treeOf } from '../support/servers/trace-collector.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';
const redis = await startRedis();
afterAll(() => redis.close());

it('a trace goes on with the worker that takes the job from Redis', async () => {
  const collector = await startTraceCollector();
  const scratch = await scratchFolder();
  const tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }), () => {});
  const queue = await openTestRedis({ scratch, behaviour: copy, tracing }, redis);
  const job = await testJob(scratch, { trace: `00-${traceId}-${caller}-01` });
  const never = new AbortController().signal;
  await queue.jobs.submit(job, never);
  await queue.jobs.ended(job.id, never);
  await queue.close();
  await tracing.close();
  await collector.close();
  const { engine, operation } = simpleTool.conversion[0];
  expect(treeOf(collector.spans)).toContain(`${caller} > convert`);
  expect(treeOf(collector.spans)).toContain(`convert > ${engine} ${operation}`);
  expect(collector.spans.every((span) => span.traceId === traceId)).toBe(true);
});
