import { describe, expect, it } from 'vitest';
import type { Address } from '../../../web/navigation/address.ts';
import { createRouter } from '../../../web/navigation/router.ts';

/** A browser of which only the address is there. */
function addressAt(path: string) {
  const past = [path];
  const left: string[] = [];
  let tell = () => {};
  const address: Address = {
    path: () => past.at(-1) as string,
    push: (next) => void past.push(next),
    onMove: (listener) => {
      tell = listener;
    },
    leave: (next) => void left.push(next),
  };
  const goBack = () => {
    past.pop();
    tell();
  };
  return { address, past, left, goBack };
}

/** A page whose loading ends when the test says so. */
function heldPage(path: string) {
  let [arrive, fail] = [() => {}, () => {}];
  let loads = 0;
  const load = () => {
    loads++;
    return new Promise<React.JSX.Element>((resolve, reject) => {
      arrive = () => resolve(<p>{path}</p>);
      fail = () => reject(new Error('gone'));
    });
  };
  return { path, load, loads: () => loads, arrive: () => arrive(), fail: () => fail() };
}

const pageAt = (path: string) => ({ path, load: () => Promise.resolve(<p>{path}</p>) });
const notFound = <p>nowhere</p>;

describe('the router', () => {
  it('starts with the page of the address, with or without a slash at its end', async () => {
    for (const path of ['/tools', '/tools/', '/tools//']) {
      const router = createRouter({ routes: [pageAt('/'), pageAt('/tools')], notFound, ...addressAt(path) });
      await router.start();
      expect(router.shown()).toEqual({ path: '/tools', page: <p>/tools</p> });
    }
  });

  it('shows what is said for an unknown address', async () => {
    const router = createRouter({ routes: [pageAt('/')], notFound, ...addressAt('/nowhere') });
    await router.start();
    expect(router.shown().page).toBe(notFound);
  });

  it('opens a page, tells it, and goes back', async () => {
    const { address, past, goBack } = addressAt('/');
    const router = createRouter({ routes: [pageAt('/'), pageAt('/tools')], notFound, address });
    await router.start();
    const seen: string[] = [];
    router.subscribe(() => seen.push(router.shown().path));
    await router.open('/tools');
    await router.open('/tools');
    expect(past).toEqual(['/', '/tools']);
    goBack();
    await expect.poll(() => seen).toEqual(['/tools', '/tools', '/']);
  });

  it('loads a page once, also in advance', async () => {
    const tools = heldPage('/tools');
    const router = createRouter({ routes: [pageAt('/'), tools], notFound, ...addressAt('/') });
    await router.start();
    router.preload('/tools');
    const opened = router.open('/tools');
    tools.arrive();
    await opened;
    expect([router.shown().path, tools.loads()]).toEqual(['/tools', 1]);
  });

  it('shows the page that was asked for last', async () => {
    const [slow, quick] = [heldPage('/slow'), pageAt('/quick')];
    const { address, past } = addressAt('/');
    const router = createRouter({ routes: [pageAt('/'), slow, quick], notFound, address });
    await router.start();
    const opened = router.open('/slow');
    await router.open('/quick');
    slow.arrive();
    await opened;
    expect([router.shown().path, past]).toEqual(['/quick', ['/', '/quick']]);
  });

  it('asks the server for a page that cannot be loaded, and tries again the next time', async () => {
    const tools = heldPage('/tools');
    const { address, left } = addressAt('/');
    const router = createRouter({ routes: [pageAt('/'), tools], notFound, address });
    await router.start();
    router.preload('/tools');
    tools.fail();
    await expect.poll(() => tools.loads()).toBe(1);
    expect(left).toEqual([]);
    const opened = router.open('/tools');
    tools.fail();
    await opened;
    expect([left, router.shown().path, tools.loads()]).toEqual([['/tools'], '/', 2]);
  });

  it('does not start where its first page cannot be loaded', async () => {
    const routes = [{ path: '/', load: () => Promise.reject(new Error('gone')) }];
    await expect(createRouter({ routes, notFound, ...addressAt('/') }).start()).rejects.toThrow('gone');
  });
});
