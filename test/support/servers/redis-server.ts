import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** A separate Redis for a test, on its own socket. */
export interface TestRedis {
  /** For REDIS_URL. */
  readonly url: string;
  readonly pid: () => number;
  /** Ends it as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Starts it again, with what it had written or with nothing. */
  readonly restart: (data: 'kept' | 'lost') => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Debian's redis-tools has the program, too, and starts no service. It is what it is called. */
const program = '/usr/bin/redis-check-rdb';

/**
 * Starts Debian's Redis.
 *
 * @param appendfsync When it writes to disk what changes: with each command, or once a second as Redis does by itself.
 */
export async function startRedis(appendfsync: 'always' | 'everysec' = 'always'): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-redis-'));
  const socket = join(folder, 'redis.sock');
  const settings = ['--port', '0', '--unixsocket', socket, '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', appendfsync, '--maxmemory-policy', 'noeviction'];
  let server: ChildProcess;

  const connect = () => {
    const redis = new Redis({ path: socket, lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => {});
    return redis;
  };

  async function start(): Promise<void> {
    server = spawn(program, [...settings, ...durable], { argv0: 'redis-server', stdio: 'ignore' });
    for (;;) {
      const redis = connect();
      const isUp = await redis.ping().then(
        () => true,
        () => false,
      );
      redis.disconnect();
      if (isUp) return;
      if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
      await wait(20);
    }
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
    await rm(socket, { force: true });
  }

  await start();
  return {
    url: socket,
    pid: () => server.pid as number,
    kill,
    async restart(data) {
      await kill();
      if (data === 'lost') await rm(join(folder, 'appendonlydir'), { recursive: true, force: true });
      await start();
    },
    async flush() {
      const redis = connect();
      await redis.flushall();
      redis.disconnect();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
