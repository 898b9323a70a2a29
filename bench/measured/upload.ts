import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { megabytes } from '../../catalog/limits.ts';
import { startBuiltServer } from '../../test/support/servers/built-server.ts';
import { residentBytes } from '../meters/memory.ts';
import type { Bench } from '../scoreboard/row.ts';

const uploadMegabytes = 500;

/** Sends a form with one file of a given size, generated while it is sent. Resolves with the response's status. */
function upload(base: string, bytes: number): Promise<number> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n';
  const tail = '\r\n--b--\r\n';
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}/api/convert-word-to-pdf`, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': head.length + bytes + tail.length,
      },
    });
    outgoing.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
    outgoing.on('error', reject);
    outgoing.write(head);
    const chunk = Buffer.alloc(megabytes(1), 'x');
    let left = bytes;
    const write = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once('drain', write);
      }
      outgoing.end(tail);
    };
    write();
  });
}

/** Memory of the server while a large upload arrives. */
export const largeUpload: Bench = async () => {
  const server = await startBuiltServer({ MAX_FILE_MB: '600' });
  await upload(server.base, megabytes(5));
  await wait(1500);
  const before = await residentBytes(server.process.pid ?? 0);
  let peak = before;
  let arriving = true;
  const watch = (async () => {
    while (arriving) {
      peak = Math.max(peak, await residentBytes(server.process.pid ?? 0));
      await wait(20);
    }
  })();
  const status = await upload(server.base, megabytes(uploadMegabytes));
  arriving = false;
  await watch;
  await server.stop();
  const grown = (peak - before) / megabytes(1);
  return [
    {
      name: `Memory of the server while ${uploadMegabytes} MB arrive (answered ${status})`,
      ours: grown,
      theirs: null,
      unit: 'MB more',
      target: 'under 50',
      met: grown < 50,
    },
  ];
};
