import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modulesOf } from '../support/source/modules.ts';

const folder = new URL('../../web/styles/', import.meta.url);
const source = modulesOf('web')
  .map(({ text }) => text)
  .join('\n');

/** The classes that a style sheet selects. */
function classesIn(sheet: string): readonly string[] {
  const selectors = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g);
  return [...selectors].flatMap(([selector]) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
}

/** Whether a component has a class, or puts it together from what it begins with. */
const isUsed = (name: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source) || source.includes(`${name.replace(/[^-]+$/, '')}\${`);

it.each(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css')))(
  '%s styles only classes that there are',
  (name) => {
    const classes = new Set(classesIn(readFileSync(new URL(name, folder), 'utf8')));
    expect([...classes].filter((each) => !isUsed(each))).toEqual([]);
  },
);
