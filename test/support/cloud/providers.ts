import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooserScript, identityScript, loaderScript, pickerScript } from './provider-scripts.ts';

/** The one file in the cloud, and how its download goes. */
export interface CloudFile {
  readonly name: string;
  readonly mediaType?: string;
  readonly content: Uint8Array;
  readonly how?: 'sized' | 'unsized' | 'without body' | 'refused' | 'broken off';
}

/** Stand-ins for Google and Dropbox on one address of this machine. */
export interface CloudProviders {
  readonly origin: string;
  file: CloudFile;
  /** The scripts cannot be loaded. */
  isDown: boolean;
  /** Downloads stop in their middle until `goOn`. */
  isHeld: boolean;
  readonly goOn: () => void;
  /** How often the visitor was asked for consent. */
  consents: number;
  readonly close: () => Promise<void>;
}

const page = (body: string) => `<!doctype html><meta charset="utf-8">${body}`;
const button = (label: string, script: string) => `<button onclick='${script}'>${label}</button>`;
const answer = (to: string, data: unknown) =>
  `${to}.postMessage(${JSON.stringify(data).replaceAll("'", '&#39;')}, "*")`;

/** Starts the stand-ins on a free port. */
export async function startProviders(file: CloudFile): Promise<CloudProviders> {
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gate = new EventEmitter();
  const providers: CloudProviders = {
    origin,
    file,
    isDown: false,
    isHeld: false,
    goOn: () => gate.emit('open'),
    consents: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const scripts: Readonly<Record<string, string>> = {
    '/gsi/client': identityScript(origin),
    '/js/api.js': loaderScript(origin),
    '/picker.js': pickerScript(origin),
    '/static/api/2/dropins.js': chooserScript(origin),
  };

  function pageAt({ pathname, searchParams }: URL): string | undefined {
    const asked = `<p>${[...searchParams].map(([name, value]) => `${name}=${value}`).join(' ')}</p>`;
    const { name, mediaType, content } = providers.file;
    switch (pathname) {
      case '/consent': {
        providers.consents += 1;
        const allow = answer('opener', { access_token: 'a token', expires_in: 3600 });
        const refuse = answer('opener', { error: 'access_denied' });
        return page(
          asked + button('Allow', `${allow}; window.close()`) + button('Refuse', `${refuse}; window.close()`),
        );
      }
      case '/picker': {
        const docs = [{ id: 'an id', name, mimeType: mediaType }];
        const select = answer('parent', { action: 'picked', docs });
        const fail = answer('parent', { action: 'error' });
        const cancel = answer('parent', { action: 'cancel' });
        return page(asked + button('Select', select) + button('Cancel', cancel) + button('Fail', fail));
      }
      case '/chooser': {
        const choose = answer('opener', { name, link: `${origin}/link?dl=0`, bytes: content.length });
        return page(asked + button('Choose', `${choose}; window.close()`) + button('Cancel', 'window.close()'));
      }
    }
    return undefined;
  }

  async function download(response: ServerResponse): Promise<void> {
    const { content, how = 'sized' } = providers.file;
    if (how === 'refused') return void response.writeHead(500).end();
    if (how === 'without body') return void response.writeHead(204).end();
    response.writeHead(200, how === 'unsized' ? {} : { 'Content-Length': content.length });
    const middle = Math.ceil(content.length / 2);
    response.write(content.subarray(0, middle));
    if (providers.isHeld) await once(gate, 'open');
    if (how === 'broken off') return void response.destroy();
    response.end(content.subarray(middle));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const script = scripts[url.pathname];
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      return void (providers.isDown ? response.writeHead(503).end() : response.end(script));
    }
    const html = pageAt(url);
    if (html !== undefined) return void response.setHeader('Content-Type', 'text/html').end(html);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', 'authorization');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const isDrive = url.pathname === '/drive/v3/files/an%20id' && url.search === '?alt=media';
    if (isDrive && request.headers.authorization === 'Bearer a token') return download(response);
    if (url.pathname === '/link' && url.search === '?raw=1') return download(response);
    response.writeHead(404).end();
  }
  return providers;
}
