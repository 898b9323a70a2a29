import { z } from 'zod';
import { settings } from '../../api/config.ts';
import { settingExamples } from './setting-examples.ts';

/** What JSON Schema says of a setting. */
interface Described {
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Defaults that differ from machine to machine. */
const defaultsOfMachine: Readonly<Record<string, string>> = {
  WORK_FOLDER: '`filewright` in the temporary folder',
  LIBREOFFICE_WORKERS: 'number of processors',
  CHROMIUM_WORKERS: 'number of processors',
  CHROMIUM_PROGRAM: '`/usr/bin/chromium-headless-shell` if installed, otherwise `/usr/bin/chromium`',
};

function rangeText({ enum: choices, type, format, minimum, exclusiveMinimum, maximum }: Described): string {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (format === 'uri') return 'a URL';
  if (type === 'string') return 'text';
  if (exclusiveMinimum !== undefined) return `a number above ${exclusiveMinimum}`;
  const isBounded = maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER;
  return isBounded ? `${minimum} to ${maximum}` : `${minimum} or more`;
}

function row([name, setting]: readonly [string, Described]): string {
  const usual = setting.default === undefined || setting.default === '' ? 'none' : `\`${setting.default}\``;
  const example = settingExamples[name as keyof typeof settingExamples];
  const cells = [
    `\`${name}\``,
    setting.description ?? '',
    defaultsOfMachine[name] ?? usual,
    rangeText(setting),
    `\`${example}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** docs/settings.md: every setting with its default, range and an example, from the schema that reads them. */
export function settingsPage(): string {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  return [
    '# Settings',
    '',
    'All settings are environment variables; an empty one counts as unset. If a value is invalid, the server refuses to start and',
    'says which one and why. `npm run docs` generates this page from the schema that reads the settings.',
    '',
    '| variable | meaning | default | values | example |',
    '|---|---|---|---|---|',
    ...Object.entries(properties as Readonly<Record<string, Described>>).map(row),
    '',
  ].join('\n');
}
