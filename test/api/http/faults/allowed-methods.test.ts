import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { watchMethods } from '../../../../api/http/faults/allowed-methods.ts';

describe('the methods of an address', () => {
  const app = Fastify();
  const methodsAt = watchMethods(app);
  const answer = async () => ({});
  app.get('/', answer);
  app.get('/pages/:id', answer);
  app.delete('/pages/:id', answer);
  app.post('/tools', answer);
  app.get('/tools', { config: { forBrowsers: true } }, answer);
  app.options('/*', answer);

  it.each([
    ['/', ['GET', 'HEAD']],
    ['//pages//one/?a=b#c', ['DELETE', 'GET', 'HEAD']],
    ['/tools', ['POST']],
    ['/pages', []],
    ['/pages/one/two', []],
    ['/elsewhere', []],
  ])('of %s are %j', (url, methods) => {
    expect(methodsAt(url)).toEqual(methods);
  });
});
