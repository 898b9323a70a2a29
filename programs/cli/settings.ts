import { readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { validValues } from '../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Adds an option for every setting of the tools. A password comes from a file, never from an argument. */
export function addSettings(command: Command, tools: readonly Tool[]): void {
  const found = new Map<
    string,
    { readonly label: string; readonly isPassword: boolean; readonly values: Set<string> }
  >();
  for (const [name, field] of tools.flatMap(({ fields }) => Object.entries(fields))) {
    const isPassword = field.type === 'password';
    const { values } = found.get(name) ?? { values: new Set<string>() };
    found.set(name, { label: field.label, isPassword, values: values.add(validValues(field)) });
  }
  for (const [name, { label, isPassword, values }] of found) {
    if (isPassword) command.option(`--${flagOf(name)}-file <path>`, `${label}: the first line of this file`);
    else command.addOption(new Option(`--${flagOf(name)} <value>`, `${label}: ${[...values].join('; or ')}`));
  }
}

/** The settings among a command's options, as a form would send them. Throws where a password's file cannot be read. */
export function settingsIn(
  options: Readonly<Record<string, unknown>>,
  tools: readonly Tool[],
): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {};
  for (const [name, field] of tools.flatMap(({ fields }) => Object.entries(fields))) {
    const value = options[field.type === 'password' ? `${name}File` : name];
    if (typeof value !== 'string') continue;
    settings[name] = field.type === 'password' ? (readFileSync(value, 'utf8').split(/\r?\n/)[0] ?? '') : value;
  }
  return settings;
}
