import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig, settings as serverSettings } from '../api/config.ts';

const read = (name: string) => readFile(new URL(`../${name}`, import.meta.url), 'utf8');

/** The settings that each of the files gives to a server. */
const settingsIn: Readonly<Record<string, (text: string) => Record<string, string>[]>> = {
  'compose.yaml': (text) => {
    const { services } = parseAllDocuments(text, { merge: true })[0]?.toJS() ?? {};
    return Object.values<{ environment?: Record<string, string> }>(services).flatMap((service) =>
      service.environment === undefined ? [] : [service.environment],
    );
  },
  'deploy/kubernetes/filewright.yaml': (text) =>
    parseAllDocuments(text)
      .map((document) => document.toJS())
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap(({ spec }) => spec.template.spec.containers)
      .map(({ env }) => Object.fromEntries(env.map((each: Record<string, string>) => [each.name, each.value]))),
  'deploy/systemd/filewright.service': (text) =>
    [...text.matchAll(/^Environment=(.*)$/gm)].map(([, given = '']) =>
      Object.fromEntries(given.split(' ').map((setting) => setting.split('='))),
    ),
};
/** Read by Node, its packages and the C library. */
const ofOthers = ['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_'];

describe.each(Object.entries(settingsIn))('%s', (name, settings) => {
  it('gives the server settings that exist, with values that it takes', async () => {
    const given = settings(await read(name));
    expect(given).not.toEqual([]);
    const names = given.flatMap((each) => Object.keys(each)).filter((each) => !ofOthers.includes(each));
    expect(names.filter((each) => !(each in serverSettings.shape))).toEqual([]);
    // A Secret gives the address of the queue.
    for (const each of given) expect(() => readConfig({ REDIS_URL: 'redis://queue', ...each })).not.toThrow();
  });
});

/** How each of the files starts the server. */
const startsIn: Readonly<Record<string, (text: string) => string | undefined>> = {
  Dockerfile: (text) => JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]').join(' '),
  'deploy/systemd/filewright.service': (text) => /^ExecStart=\S*\/(node .*)$/m.exec(text)?.[1],
};

it.each(Object.entries(startsIn))('%s starts the server as npm start does', async (name, start) => {
  const { scripts } = JSON.parse(await read('package.json'));
  const text = await read(name);
  const [, variable, command] = /&& (\w+=\S+) exec (node (?!.*&&).*)$/.exec(scripts.start) ?? [];
  expect(start(text)).toBe(command);
  expect(text).toMatch(new RegExp(`^(ENV |Environment=)${variable}$`, 'm'));
});
