import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { watchVisit } from '../../../api/request/visit.ts';

function connection() {
  const socket = Object.assign(new EventEmitter(), { destroyed: false });
  const response = Object.assign(new EventEmitter(), { closed: false, writableFinished: false });
  const watch = () =>
    watchVisit({ raw: { socket } } as unknown as FastifyRequest, { raw: response } as unknown as FastifyReply);
  return { socket, response, watch };
}

describe('a visit', () => {
  it.each(['socket', 'response'] as const)('ends early when the %s closes before the answer is sent', async (end) => {
    const parts = connection();
    const { signal, over } = parts.watch();
    parts[end].emit('close');
    await over;
    expect(signal.aborted).toBe(true);
  });

  it('ends silently once the answer is sent', async () => {
    const { response, watch } = connection();
    const { signal, over } = watch();
    response.writableFinished = true;
    response.emit('close');
    await over;
    expect(signal.aborted).toBe(false);
  });

  it('has already ended if the visitor left before watching began', async () => {
    const { socket, watch } = connection();
    socket.destroyed = true;
    const { signal, over } = watch();
    await over;
    expect(signal.aborted).toBe(true);
  });

  it('removes its listeners from a connection that stays open', async () => {
    const { socket, response, watch } = connection();
    const { over } = watch();
    response.writableFinished = true;
    response.emit('close');
    await over;
    expect(socket.listenerCount('close')).toBe(0);
  });
});
