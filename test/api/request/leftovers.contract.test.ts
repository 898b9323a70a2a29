import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { connectTo, exchange, filePart, multipart, rawPost } from '../../support/servers/raw-request.ts';
import { sharedServer } from '../../support/servers/server.ts';

const path = '/api/convert-txt-to-pdf';
const form = multipart(filePart('hello'));
const cut = form.slice(0, -8);

describe('broken requests', async () => {
  const server = await sharedServer(fakeEngines(), { MAX_REQUESTS_PER_MINUTE: '100000' });

  const descriptors = async () => (await readdir('/proc/self/fd')).length;

  async function leaveNothing(act: () => Promise<unknown>): Promise<void> {
    const before = await descriptors();
    await act();
    await expect.poll(() => readdir(server.root)).toEqual([]);
    await expect.poll(descriptors).toBeLessThanOrEqual(before + 1);
  }

  it.each([
    ['a body longer than its length', rawPost(path, form, { length: 20 }), false],
    ['a connection that is half closed too early', rawPost(path, form, { length: form.length + 500 }), true],
    ['another boundary', rawPost(path, form, { boundary: 'YY' }), false],
    ['no boundary', rawPost(path, form, { boundary: '' }), false],
    ['a form without its end', rawPost(path, cut), false],
    ['a part without a name', rawPost(path, `--XX\r\n\r\nhello\r\n--XX--\r\n`), false],
    ['no form', rawPost(path, 'hello'), false],
    ['a field that is no field', rawPost(path, multipart('name="__proto__"\r\n\r\n1')), false],
  ])('with %s are refused as the sender’s fault and leave nothing', async (_what, request, halfClose) => {
    await leaveNothing(async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(server.base, request, { halfClose })));
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    });
  });

  it('leave nothing wherever the visitor disconnects', async () => {
    const request = rawPost(path, form);
    await leaveNothing(async () => {
      for (let end = 0; end <= request.length; end += 1) {
        const socket = connectTo(server.base);
        socket.write(request.slice(0, end), 'latin1', () => setTimeout(() => socket.destroy(), end % 4));
        if (end % 50 === 0) await once(socket, 'close');
      }
    });
  });

  it('leave nothing if hundreds of bodies exceed their Content-Length', async () => {
    await leaveNothing(async () => {
      for (let round = 0; round < 15; round++) {
        const request = rawPost(path, form, { length: 20 });
        await Promise.all(Array.from({ length: 20 }, () => exchange(server.base, request)));
      }
    });
  });

  it('leave nothing if one visitor sends several requests at once and leaves', async () => {
    await leaveNothing(async () => {
      const socket = connectTo(server.base);
      socket.write(rawPost(path, form).replace('Connection: close\r\n', '').repeat(5));
      await once(socket, 'data');
      socket.destroy();
    });
  });
});
