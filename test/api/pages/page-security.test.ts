import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../api/config.ts';
import { pageSecurity } from '../../../api/pages/page-security.ts';

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_API_KEY: 'key', GOOGLE_APP_ID: '12' };

/** The headers of an answer, and its Content-Security-Policy by directive. */
async function headersFor(environment: Record<string, string>) {
  const app = Fastify();
  await app.register(helmet, pageSecurity(readConfig(environment)));
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  const directives = String(headers['content-security-policy']).split(';');
  const policy = Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)));
  return { headers, policy };
}

describe('the headers of pages', () => {
  it('allow nothing from elsewhere if no cloud is configured', async () => {
    const { headers, policy } = await headersFor({});
    expect(headers['content-security-policy']).not.toMatch(/https?:|unsafe-inline/);
    expect(policy).toMatchObject({ 'default-src': "'self'", 'script-src': "'self' 'wasm-unsafe-eval'" });
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('let in what Google Drive needs, and no more', async () => {
    const { headers, policy } = await headersFor(google);
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' https://accounts.google.com https://apis.google.com");
    expect(policy['frame-src']).toContain('https://docs.google.com');
    expect(policy['connect-src']).toBe("'self' https://accounts.google.com https://*.googleapis.com");
    expect(policy['img-src']).toBe("'self' blob: data: https://*.googleusercontent.com");
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
    expect(headers['content-security-policy']).not.toContain('dropbox');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin');
  });

  it('let in what Dropbox needs, and both where both are set up', async () => {
    const one = await headersFor({ DROPBOX_APP_KEY: 'app' });
    expect(one.policy['connect-src']).toBe("'self' https://www.dropbox.com https://*.dropboxusercontent.com");
    expect(one.headers['content-security-policy']).not.toMatch(/google|unsafe-inline/);
    const both = await headersFor({ ...google, DROPBOX_APP_KEY: 'app' });
    expect(both.policy['script-src']).toMatch(/google.*dropbox/);
  });

  it('allow the stand-in’s origin instead of the provider’s', async () => {
    const { policy, headers } = await headersFor({ ...google, GOOGLE_ORIGIN: 'https://proxy.test' });
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' https://proxy.test");
    expect(headers['content-security-policy']).not.toContain('google');
  });
});
