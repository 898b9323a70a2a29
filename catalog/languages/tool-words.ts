import type { Field } from '../tool/fields.ts';
import type { Tool } from '../tool/tool.ts';
import type { ToolId } from '../tools.ts';

/** What a tool is called and how it is found, in one language. */
export interface ToolWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A language's words for the catalogue of tools. */
export interface CatalogueWords {
  /** By tool; one that is missing keeps its English words. */
  readonly tools: Readonly<Partial<Record<ToolId, ToolWords>>>;
  /** Texts that tools share, such as what their buttons read, by the English text. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** Phrases that are the same in every language: papers and formats. */
export const sameEverywhere: ReadonlySet<string> = new Set(['A3', 'A4', 'A5', 'BMP', 'JPG', 'WebP']);

/** A tool with the words of a language; what has no translation stays English. */
export function translateTool(tool: Tool, { tools, phrases }: CatalogueWords): Tool {
  const translate = <T extends string | null | undefined>(text: T) => (phrases[text ?? ''] ?? text) as T;
  const field = (from: Field): Field => ({
    ...from,
    label: translate(from.label),
    ...(from.hint !== undefined && { hint: translate(from.hint) }),
    ...(from.type === 'range' && from.ends && { ends: [translate(from.ends[0]), translate(from.ends[1])] as const }),
    ...(from.type === 'range' &&
      from.presets && { presets: from.presets.map(({ label, value }) => ({ label: translate(label), value })) }),
    ...((from.type === 'radio' || from.type === 'select') && {
      options: from.options.map(({ value, label }) => ({
        value,
        label: translate(label),
      })) as unknown as typeof from.options,
    }),
  });
  const { button, empty, done, failed } = tool.messages;
  return {
    ...tool,
    ...tools[tool.id as ToolId],
    fields: Object.fromEntries(Object.entries(tool.fields).map(([name, from]) => [name, field(from)])),
    messages: {
      button: { initial: translate(button.initial), ready: translate(button.ready), busy: translate(button.busy) },
      empty: translate(empty),
      done: translate(done),
      failed: { alert: translate(failed.alert), status: translate(failed.status) },
    },
  };
}

/** The texts of a tool that its fields and messages show, for which a language has phrases. */
export function phrasesOf({ fields, messages: { button, empty, done, failed } }: Tool): readonly string[] {
  const ofFields = Object.values(fields).flatMap((from) => [
    from.label,
    from.hint,
    ...(from.type === 'range' ? (from.ends ?? []) : []),
    ...(from.type === 'range' ? (from.presets ?? []).map(({ label }) => label) : []),
    ...(from.type === 'radio' || from.type === 'select' ? from.options.map(({ label }) => label) : []),
  ]);
  const texts = [...ofFields, ...Object.values(button), empty, done, failed.alert, failed.status];
  return [...new Set(texts.filter((text) => text !== null && text !== undefined))];
}
