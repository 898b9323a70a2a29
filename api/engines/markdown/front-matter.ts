import { parse } from 'yaml';
import { thresholds } from './thresholds.ts';

/** A document without its front matter, and what that says about it. */
export interface FrontMatter {
  readonly body: string;
  readonly title: string;
  /** A language tag (BCP 47), or an empty string. */
  readonly language: string;
}

const { maxLength, maxAliases, maxFieldLength } = thresholds.frontMatter;
const fences: Readonly<Record<string, RegExp>> = { '---': /^(---|\.\.\.)\s*$/, '+++': /^\+\+\+\s*$/ };

function read(yaml: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(yaml, { maxAliasCount: maxAliases, logLevel: 'silent' });
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, maxFieldLength) : '';

/**
 * Splits YAML (`---`) or TOML (`+++`) front matter from a document. An opening that nothing closes is a thematic break;
 * TOML is removed without being read.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = text.slice(0, maxLength).split(/\r?\n/);
  const closing = fences[lines[0]?.trimEnd() ?? ''];
  const end = closing ? lines.findIndex((line, index) => index > 0 && closing.test(line)) : -1;
  const isFrontMatter = end > 0 && lines[1]?.trim() !== '';
  if (!isFrontMatter) return { body: text, title: '', language: '' };
  const body = text
    .split(/\r?\n/)
    .slice(end + 1)
    .join('\n');
  const fields = lines[0]?.startsWith('-') ? read(lines.slice(1, end).join('\n')) : {};
  const language = textOf(fields.lang ?? fields.language);
  return {
    body,
    title: textOf(fields.title),
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : '',
  };
}
