import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createMetrics } from '../../../api/metrics/metrics.ts';
import { buildMetricsApp } from '../../../api/metrics/metrics-app.ts';
import { ProblemError } from '../../../api/problem.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { type Behaviour, copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { form } from '../../support/servers/form.ts';
import { sharedServer } from '../../support/servers/server.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
const [step] = tool.conversion;
let behaviour: Behaviour = copy;
const server = await sharedServer(fakeEngines((job, operation) => behaviour(job, operation)));

async function send(): Promise<void> {
  const body = form([[tool.input.field, Buffer.from('content'), 'secret-name.bin']]);
  const answer = await fetch(server.base + tool.endpoint, { method: 'POST', body });
  await answer.arrayBuffer();
}

async function scrape(): Promise<string> {
  const app = buildMetricsApp(server.metrics);
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  await app.close();
  return body;
}

const dashboard = new URL('../../../deploy/grafana-dashboard.json', import.meta.url);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly targets: readonly { readonly expr: string }[];
  readonly fieldConfig: { readonly defaults: { readonly unit?: string } };
}

const namesIn = (text: string) => new Set(text.match(/\b(filewright|nodejs|process)_[a-z0-9_]+/g) ?? []);

describe('metrics', () => {
  it('count requests, jobs, steps and deletions without file names', async () => {
    await send();
    behaviour = async () => {
      throw new ProblemError('conversion-failed', 'Torn.');
    };
    await send();
    await expect.poll(scrape).toContain('filewright_deletions_total 2');
    const text = await scrape();
    const labels = `tool="${tool.id}"`;
    expect(text).toContain(`filewright_requests_total{${labels},code="ok"} 1`);
    expect(text).toContain(`filewright_requests_total{${labels},code="conversion-failed"} 1`);
    expect(text).toMatch(new RegExp(`filewright_conversions_total{${labels},format="[a-z0-9]+",code="ok"} 1`));
    expect(text).toContain(`filewright_engine_wait_seconds_count{engine="${step.engine}"} 1`);
    expect(text).toContain('filewright_jail_level{level="minimal"} 1');
    expect(text).not.toContain('secret-name');
  });

  it('are hidden from visitors', async () => {
    expect((await fetch(`${server.base}/metrics`)).status).toBe(404);
  });

  it.each(['grafana-dashboard.json', 'alerts.yaml', 'kubernetes/filewright.yaml'])(
    'are all there that deploy/%s asks for',
    async (name) => {
      const text = await readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
      // Each is also what it should be by its syntax.
      expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([]);
      const served = namesIn(await scrape());
      for (const registered of ['jobs', 'engine_steps', 'oldest_files_seconds', 'store_swept_timestamp_seconds'])
        served.add(`filewright_${registered}`);
      const missing = [...namesIn(text)].filter((asked) => !served.has(asked));
      expect(missing).toEqual([]);
    },
  );
});

describe('what may stay', () => {
  it('is told by the age of the oldest files, and by the time of the last sweep', async () => {
    const metrics = createMetrics(null);
    metrics.watchFiles(async () => 42);
    const swept = metrics.watchSweeps();
    const sweptAt = async () =>
      Number(/^filewright_store_swept_timestamp_seconds (\S+)$/m.exec(await metrics.text())?.[1]);
    expect(await metrics.text()).toContain('filewright_oldest_files_seconds 42');
    const began = await sweptAt();
    expect(Math.abs(began - Date.now() / 1000)).toBeLessThan(60);
    await wait(20);
    swept();
    expect(await sweptAt()).toBeGreaterThan(began);
  });
});

describe('the dashboard', () => {
  it('has panels that stand beside each other, each with a title, queries and a unit', async () => {
    const { panels } = JSON.parse(await readFile(dashboard, 'utf8')) as { readonly panels: readonly Panel[] };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, targets, fieldConfig } of panels) {
      expect(title).not.toBe('');
      expect(
        targets.every(({ expr }) => expr !== ''),
        title,
      ).toBe(true);
      expect(fieldConfig.defaults.unit, title).toBeTypeOf('string');
    }
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('probes', () => {
  it('answer while the server works', async () => {
    const answers = await Promise.all(['/api/live', '/api/ready'].map((path) => fetch(server.base + path)));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: 'ok' }, { status: 'ready' }]);
  });
});
