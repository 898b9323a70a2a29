import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../catalog/operations.ts';
import { hiddenPages, sitePages } from '../catalog/site/pages.ts';
import { tools } from '../catalog/tools.ts';
import { importCyclesOf, type Module, modulesOf, undocumented } from './support/source/modules.ts';

const modules = modulesOf('api', 'catalog', 'programs', 'web');
/** The one module that may be as long as it needs: it is data. */
const catalogue = 'catalog/tools.ts';
const maxLines = 250;
/** More in one folder are a list, not a room. */
const maxModules = 18;
/** Lists of one kind, of which each file stands for a thing of its own. */
const lists = /^catalog\/(copy|languages\/\w+)\/tools$|\/stand-ins\/measured$/;

interface Rule {
  readonly name: string;
  readonly from: RegExp;
  readonly not: RegExp;
}

/** What a module of one room must not import from another. */
const rules: readonly Rule[] = [
  { name: 'the catalogue imports itself only', from: /^catalog\//, not: /^(?!catalog\/)/ },
  { name: 'the site knows nothing of the server', from: /^web\//, not: /^(?!web\/|catalog\/)/ },
  { name: 'the server knows nothing of the site', from: /^api\//, not: /^(?!api\/|catalog\/)/ },
  {
    name: 'the command line and the library know nothing of the site',
    from: /^programs\//,
    not: /^(?!programs\/|api\/|catalog\/)/,
  },
  { name: 'integrations know the library only', from: /^programs\/integrations\//, not: /^(programs\/cli|api)\// },
  { name: 'the library knows no command line', from: /^programs\/library\//, not: /^programs\/(?!library\/)/ },
  {
    name: 'what knows file formats knows no engine and no request',
    from: /^api\/formats\//,
    not: /^api\/(engines|request|http|pages|queue|sniff|config\.ts|app\.ts)/,
  },
  {
    name: 'what compares results knows no engine and no request',
    from: /^api\/comparison\//,
    not: /^api\/(engines|request|http|pages|queue|sniff|config\.ts|app\.ts)/,
  },
  {
    name: 'an engine reads no request, no configuration and no tool',
    from: /^api\/engines\/[^/]+\//,
    not: /^(api\/(request|http|pages|queue|sniff|config\.ts|app\.ts)|catalog\/(tools\.ts|tool\/|site\/))/,
  },
  {
    name: 'processes are confined without knowing what for',
    from: /^api\/jail\//,
    not: /^api\/(engines|request|http)\//,
  },
];

/** The rooms of a rebuilt PDF, in order; `model` and `ooxml` have what several phases share. */
const phases = (
  'model ooxml extract marks formulas fonts vertical lines scans unread charts columns paragraphs heads notes tables damage ' +
  'proofs flow compose docx pptx checks'
).split(' ');
const phaseOf = (path: string) => /^api\/engines\/pdf\/reconstruct\/(\w+)\//.exec(path)?.[1] ?? '';

const roomOfEngine = (path: string) => /^api\/engines\/([^/]+)\//.exec(path)?.[1];
const reaches = ({ imports, loads }: Module) => [...imports, ...loads];

describe('rooms', () => {
  it('are found with their imports', () => {
    expect(modules.length).toBeGreaterThan(500);
    expect(modules.flatMap(reaches).length).toBeGreaterThan(1000);
  });

  it.each(rules)('$name', ({ from, not }) => {
    const broken = modules
      .filter(({ path }) => from.test(path))
      .flatMap((module) =>
        reaches(module)
          .filter((to) => not.test(to))
          .map((to) => `${module.path} → ${to}`),
      );
    expect(broken).toEqual([]);
  });

  it('of rebuilding PDFs import earlier phases only', () => {
    const broken = modules.flatMap((module) =>
      module.imports
        .filter((to) => phases.indexOf(phaseOf(to)) > phases.indexOf(phaseOf(module.path)))
        .filter(() => phases.includes(phaseOf(module.path)))
        .map((to) => `${module.path} → ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it('of engines are closed to each other', () => {
    const broken = modules.flatMap((module) => {
      const own = roomOfEngine(module.path);
      const others = reaches(module).filter((to) => own !== undefined && (roomOfEngine(to) ?? own) !== own);
      return others.map((to) => `${module.path} → ${to}`);
    });
    expect(broken).toEqual([]);
  });

  it(`hold at most ${maxModules} modules, lists apart`, () => {
    const everywhere = [...modules, ...modulesOf('bench', 'scripts', 'test')];
    const sizes = new Map<string, number>();
    for (const { path } of everywhere) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
    const crowded = [...sizes].filter(([room, size]) => size > maxModules && !lists.test(room));
    expect(crowded).toEqual([]);
  });

  it('hold no modules that import each other', () => {
    expect(importCyclesOf(modules)).toEqual([]);
  });

  it('of the server never import each other in turn', () => {
    const roomOf = (path: string) => /^api\/[^/]+/.exec(path)?.[0] ?? path;
    const arrows = new Set(
      modules.flatMap((module) => reaches(module).map((to) => `${roomOf(module.path)} → ${roomOf(to)}`)),
    );
    const mutual = [...arrows].filter((arrow) => {
      const [from, to] = arrow.split(' → ');
      return from !== to && arrows.has(`${to} → ${from}`);
    });
    expect(mutual.filter((arrow) => arrow.startsWith('api/'))).toEqual([]);
  });
});

describe('modules', () => {
  it(`have at most ${maxLines} lines`, () => {
    const long = modules.filter(({ path, text }) => path !== catalogue && text.split('\n').length > maxLines + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('say what every function and type is for that they export', () => {
    const missing = modules.flatMap((module) => undocumented(module).map((name) => `${module.path}: ${name}`));
    expect(missing).toEqual([]);
  });

  it('outside the catalogue name no tool and no page', () => {
    // An operation may have the name of the tool that it serves.
    const ofEngines = new Set<string>(Object.values(operations).flatMap(Object.keys));
    const names = [
      ...tools.flatMap(({ id, path, endpoint }) => [id, path, endpoint]),
      ...[...sitePages, ...hiddenPages].map(({ path }) => path),
    ].filter((name) => name !== '/' && !ofEngines.has(name));
    const broken = [...modules, ...modulesOf('scripts')]
      .filter(({ path }) => !path.startsWith('catalog/'))
      .flatMap(({ path, text }) =>
        names
          .filter((name) => ["'", '"', '`'].some((quote) => text.includes(quote + name + quote)))
          .map((name) => `${path}: ${name}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('what these tests read', () => {
  it('distinguishes cycles from chains', () => {
    const chain = (path: string, ...imports: readonly string[]) => ({ path, imports, text: '', loads: [] });
    expect(importCyclesOf([chain('a', 'b'), chain('b', 'c'), chain('c')])).toEqual([]);
    expect(importCyclesOf([chain('a', 'b'), chain('b', 'c'), chain('c', 'b'), chain('d', 'a')])).toEqual([['b', 'c']]);
  });

  it('distinguishes functions and types with a doc comment from those without', () => {
    const text = `/** Says so. */\nexport function a() {}\n\nexport async function b() {}\n/** Not above. */\nconst x = 1;\nexport const c = (n: number) => n;\nexport interface D {}\n/** These. */\nexport type E = 1;\nexport type F = 2;\n`;
    expect(undocumented({ text })).toEqual(['b', 'c', 'D']);
  });
});
