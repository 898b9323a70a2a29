import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { growthOf, watchCpu } from '../../../bench/meters/cpu.ts';

/** Works for so long, by the processor's clock. */
const work = (seconds: number) =>
  `const until = ${seconds} * 1e6; for (;;) { const { user, system } = process.cpuUsage(); if (user + system > until) break; }`;
const node = (script: string) => spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });

describe('processor time', () => {
  it('grows by what is gained, whatever is lost with a process that nobody waits for', () => {
    const growth = growthOf();
    expect([10, 12, 2, 3, 5].map(growth)).toEqual([0, 2, 2, 2, 4]);
  });

  it('is counted once where a process hands its time to its parent between two readings', () => {
    const growth = growthOf();
    expect([10, 12, 4, 12, 13].map(growth)).toEqual([0, 2, 2, 2, 3]);
  });

  it('is told of a process and of what it starts, whether that has ended or not', async () => {
    const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work(0.6))}]);`;
    const server = node(`process.stdin.once('data', () => { ${child} ${work(0.4)} console.log('done'); });`);
    const stop = watchCpu([server.pid as number]);
    server.stdin.write('go');
    await once(server.stdout, 'data');
    const { own, descendants } = await stop();
    server.kill();
    expect(own).toBeGreaterThanOrEqual(0.3);
    expect(descendants).toBeGreaterThanOrEqual(0.5);
  });

  it('does not fall when a process is killed whose own processes worked', async () => {
    const start = (script: string) =>
      `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: ['ignore', 1, 2] });`;
    const worker = start(`${work(0.5)} console.log(process.pid); setInterval(() => {}, 1000);`);
    const between = start(`${worker} setInterval(() => {}, 1000);`);
    const server = node(
      `${between} child.on('exit', () => console.log('gone')); process.stdin.on('data', () => child.kill('SIGKILL'));`,
    );
    const stop = watchCpu([server.pid as number]);
    const [workerPid] = await once(server.stdout, 'data');
    // Two readings.
    await wait(1200);
    server.stdin.write('kill');
    await once(server.stdout, 'data');
    const { descendants } = await stop();
    server.kill();
    process.kill(Number(workerPid));
    expect(descendants).toBeGreaterThanOrEqual(0.45);
  });
});
