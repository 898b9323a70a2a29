import { afterAll, describe, expect, it } from 'vitest';
import { closeAnswered, connectPatiently } from '../../api/jobs/redis/connect.ts';
import { startRedis } from '../support/servers/redis-server.ts';

const server = await startRedis();
afterAll(() => server.close());
const open = () => connectPatiently({ url: server.url, onError: () => {} });

describe('a connection that is closed', () => {
  it('still answers what was asked before', async () => {
    const redis = open();
    await redis.ping();
    const asked = redis.set('key', 'value');
    await closeAnswered(redis);
    expect(await asked).toBe('OK');
    await expect.poll(() => redis.status).toBe('end');
  });

  it('waits for no server that is away', async () => {
    const redis = open();
    await redis.ping();
    await server.kill();
    await expect.poll(() => redis.status).not.toBe('ready');
    await expect(closeAnswered(redis)).resolves.toBeUndefined();
    await server.restart('kept');
  });
});
