import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A module of the project, by its path below the project's folder. */
export interface Module {
  readonly path: string;
  readonly text: string;
  /** The project's modules that it imports, their types included. */
  readonly imports: readonly string[];
  /** Those that it loads when it needs them, and those that it starts as workers. */
  readonly loads: readonly string[];
}

const importing = /^(?:import|export)\s[^'";]*?from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'/gm;
const loading = /\bimport\(\s*'(\.[^']+)'|new URL\('(\.[^']+\.ts)'|^import\s[^'";]*?from\s*'(\.[^'?]+)\?/gm;

function targets(path: string, text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, ...found]) =>
    join(dirname(path), found.find((it) => it !== undefined) ?? ''),
  );
}

/** Every TypeScript module below these folders. */
export function modulesOf(...folders: readonly string[]): readonly Module[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return paths
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: targets(path, text, importing), loads: targets(path, text, loading) };
    });
}

/** Import cycles: groups of modules that import each other, sorted by path (Tarjan, 1972). */
export function importCyclesOf(modules: readonly Module[]): readonly (readonly string[])[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];

  function visit(path: string): number {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let low = own;
    for (const other of importsOf.get(path) ?? []) {
      if (!importsOf.has(other)) continue;
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? order.get(other) ?? low);
    }
    lowest.set(path, low);
    if (low === own) {
      const ring = open.splice(open.indexOf(path));
      if (ring.length > 1) rings.push(ring.sort());
    }
    return low;
  }

  for (const { path } of modules) if (!order.has(path)) visit(path);
  return rings;
}

const exportedFunction =
  /^export (?:default )?(?:async )?function\*? *(\w+)|^export const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?(?:\([^;]*?\)|\w+)(?:: [^=]+)? =>/gm;
const exportedType = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

/**
 * The names of a module's exported functions and types without a doc comment; one comment may stand above several short
 * ones.
 */
export function undocumented({ text }: Pick<Module, 'text'>): readonly string[] {
  return [...text.matchAll(exportedFunction), ...text.matchAll(exportedType)].flatMap(
    ({ 1: name, 2: constant, index }) => {
      const before = text
        .slice(0, index)
        .replace(/(?:\nexport (?:const|type) [^\n]*;)+\n$/, '\n')
        .trimEnd();
      const start = before.lastIndexOf('/**');
      const isAbove = before.endsWith('*/') && start >= 0 && before.indexOf('*/', start) === before.length - 2;
      return isAbove ? [] : [name ?? constant ?? ''];
    },
  );
}
