import { extensionOf } from '../../catalog/files/filename.ts';
import { type FormatId, formatOfExtension } from '../../catalog/formats.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';

/** What can be done to files, in the words of the command line. */
export type Goal = 'convert' | 'compress' | 'merge' | 'zip' | 'unzip';

/** No tool does what was asked for; `message` lists what is possible. */
export class NoSuchTool extends Error {}

const accepts = ({ input }: Tool, extension: string) =>
  input.accept === 'any' ||
  input.accept.some((own) => own === extension || formatOfExtension(own) === formatOfExtension(extension));

/** The tools for a goal, by their family and by what they take. */
const toolsFor: Readonly<Record<Goal, readonly Tool[]>> = {
  convert: tools.filter(({ family }) => family === 'converter'),
  compress: tools.filter(({ family }) => family === 'compressor'),
  merge: tools.filter(({ family, input }) => family === 'utility' && input.accept !== 'any' && input.maxFiles > 1),
  zip: tools.filter(({ family, input }) => family === 'utility' && input.accept === 'any'),
  unzip: tools.filter(({ family, input }) => family === 'utility' && input.accept !== 'any' && input.maxFiles === 1),
};

const listed = (words: Iterable<string>) => [...new Set(words)].sort().join(', ');

/** Formats that files of an extension can be converted into. */
export function targetsOf(extension: string): readonly FormatId[] {
  const formats = toolsFor.convert.filter((tool) => accepts(tool, extension)).map(({ output }) => output.format);
  return formats.filter((format) => typeof format === 'string');
}

/** Selects one of the tools for a file. */
export interface Choice {
  /** The format to convert into; it may be left out where there is only one. */
  readonly to?: string | undefined;
  /** The id of the tool. */
  readonly tool?: string | undefined;
}

const formatNamed = (name: string) => formatOfExtension(name.toLowerCase()) ?? name;

/** The one tool that fits. Throws NoSuchTool, which says how to choose among several. */
function onlyOne(name: string, able: readonly Tool[], { to }: Choice): Tool {
  const wanted = to === undefined ? undefined : formatNamed(to);
  const fitting = wanted === undefined ? able : able.filter(({ output }) => output.format === wanted);
  const [tool, ...others] = fitting;
  if (tool !== undefined && others.length === 0) return tool;
  const targets = listed(targetsOf(extensionOf(name)));
  if (tool === undefined) throw new NoSuchTool(`“${name}” cannot become ${to}, but ${targets}.`);
  if (to === undefined && targets !== '') throw new NoSuchTool(`“${name}” can become ${targets}: say which.`);
  throw new NoSuchTool(`Several tools do that to “${name}”: ${listed(fitting.map(({ id }) => id))}. Say which tool.`);
}

/**
 * The tool that does what was asked to a file.
 *
 * @param name The file's name, for its extension.
 * @throws NoSuchTool
 */
export function chooseTool(goal: Goal, name: string, choice: Choice = {}): Tool {
  const extension = extensionOf(name);
  const able = toolsFor[goal].filter((tool) => accepts(tool, extension));
  if (able.length === 0) {
    const taken = toolsFor[goal].flatMap(({ input }) => (input.accept === 'any' ? [] : input.accept));
    throw new NoSuchTool(`There is no tool to ${goal} “${name}”. These can be: ${listed(taken)}.`);
  }
  if (choice.tool === undefined) return onlyOne(name, able, choice);
  const named = toolNamed(choice.tool);
  if (!able.includes(named)) {
    throw new NoSuchTool(`${named.id} does not ${goal} “${name}”, but ${listed(able.map(({ id }) => id))} can.`);
  }
  return onlyOne(name, [named], choice);
}

/** A tool by its id. Throws NoSuchTool, which lists them. */
export function toolNamed(id: string): Tool {
  const tool = tools.find((each) => each.id === id);
  if (tool === undefined)
    throw new NoSuchTool(`There is no tool “${id}”. There are ${listed(tools.map((each) => each.id))}.`);
  return tool;
}

/** The tools of a goal, with a choice those that it leaves: what a search through a folder is for. */
export const toolsOf = (goal: Goal, { to, tool }: Choice = {}): readonly Tool[] =>
  toolsFor[goal]
    .filter(({ id }) => tool === undefined || id === tool)
    .filter(({ output }) => to === undefined || output.format === formatNamed(to));
