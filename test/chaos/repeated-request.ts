import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { connectTo, filePart, multipart, rawPost } from '../support/raw-request.ts';

const endpoint = '/api/compress-csv';
const headers = (key: string) => ({ Prefer: 'respond-async', 'Idempotency-Key': key });
const content = 'a,b\r\n1,2\r\n'.repeat(100);
/** By then the server has read the head of a request, and has claimed its key. */
const claimedMs = 2_000;

/** Sends half of a file with an idempotency key, and leaves the request open. */
export async function sendHalf(base: string, key: string): Promise<void> {
  const body = multipart(filePart(content));
  const half = body.slice(0, body.length / 2);
  const told = Object.entries(headers(key)).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connectTo(base);
  await once(socket, 'connect');
  socket.write(rawPost(endpoint, half, { length: body.length, headers: told.join('') }));
  await wait(claimedMs);
}

/** Sends the same request whole, and withdraws the job that it got. Resolves with the status of the answer. */
export async function sendAgain(base: string, key: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'table.csv');
  const answer = await fetch(base + endpoint, { method: 'POST', body, headers: headers(key) });
  const { url } = (await answer.json()) as { readonly url?: string };
  if (url !== undefined) await fetch(base + url, { method: 'DELETE' });
  return answer.status;
}
