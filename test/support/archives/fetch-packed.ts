import { get, type IncomingMessage } from 'node:http';

/** The answer to a request that takes Brotli, with its body as it travels. */
export async function fetchPacked(url: string): Promise<{ readonly message: IncomingMessage; readonly body: Buffer }> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  return { message, body: Buffer.concat(await message.toArray()) };
}
