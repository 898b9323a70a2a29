import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settings } from '../api/config.ts';
import { createProgram } from '../programs/cli/command.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const inDocs = readdirSync(new URL('docs', root)).filter((name) => name.endsWith('.md'));
const pages = ['README.md', ...inDocs.map((name) => `docs/${name}`)];
/** Written like a setting, and read by others. */
const others = ['FILEWRIGHT_KEY', 'NODE_ENV', 'ADD_BACKPORTS', 'MALLOC_MMAP_THRESHOLD_'];
const ofPackages = /^(AWS|OTEL)_/;
const known = new Set([...Object.keys(settings.shape), ...others]);

const blocksOf = (text: string, language: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, kind, block = '']) =>
    kind === language ? [block] : [],
  );
const shellOf = (page: string) => blocksOf(read(page), 'sh').join('\n');

/** What `NAME=value` and `` `NAME` `` name with an underscore, as nearly all settings have. */
function settingsIn(text: string): readonly string[] {
  const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`|^([A-Z][A-Z0-9_]{3,})=/gm)];
  return named.map(([, quoted, set]) => quoted ?? set ?? '');
}

describe.each(pages)('%s', (page) => {
  it('names settings that exist, and links to pages that exist', () => {
    const text = read(page);
    const unknown = settingsIn(text).filter((name) => !known.has(name) && !ofPackages.test(name));
    expect(unknown).toEqual([]);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(new URL(path, new URL(page, root))))).toEqual([]);
  });

  it('has commands that a shell understands, of scripts, files and subcommands that exist', () => {
    const shell = shellOf(page);
    execFileSync('bash', ['-n'], { input: shell });
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const run = [...shell.matchAll(/npm (?:run )?(?!install|pack)([a-z-]+)/g)].map(([, name = '']) => name);
    const ofNpm = ['nginx-light'];
    expect(run.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
    const paths = [...shell.matchAll(/(?<![\w/.])((?:deploy|scripts|dist)\/[\w./-]+)/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !path.startsWith('dist/') && !existsSync(new URL(path, root)))).toEqual([]);
    const nothing = async () => {};
    const starters = {
      serve: nothing,
      setUp: nothing,
      doctor: async () => 0 as const,
      watch: nothing,
      assist: nothing,
    };
    const program = createProgram(starters, '1.0.0', () => {});
    const options = new Map(
      program.commands.map((each) => [each.name(), each.options.flatMap((o) => [o.long, o.short])]),
    );
    for (const [line, name = ''] of shell.matchAll(/^filewright (\w+).*$/gm)) {
      expect(options.has(name), line).toBe(true);
      for (const [, flag] of line.matchAll(/ (--?[a-z-]+)/g)) expect(options.get(name), line).toContain(flag);
    }
  });
});

it('the file of settings in docs/install.md can be used', () => {
  const [file = ''] = blocksOf(read('docs/install.md'), 'ini');
  const given = Object.fromEntries(
    file
      .trim()
      .split('\n')
      .map((line) => line.split('=', 2) as [string, string]),
  );
  expect(readConfig(given)).toMatchObject({ BASE_PATH: '/files', SITE_NAME: 'Our Files' });
});

it('docs/proxies.md shows the files that were tried', () => {
  const text = read('docs/proxies.md');
  const shown = ['nginx', 'caddyfile', 'yaml'].map((language) => blocksOf(text, language)[0]);
  const files = ['nginx.conf', 'Caddyfile', 'traefik.yaml'].map((name) => read(`deploy/proxies/${name}`));
  expect(shown).toEqual(files);
  expect(parse(files[2] ?? '').http.routers.filewright.service).toBe('filewright');
});
