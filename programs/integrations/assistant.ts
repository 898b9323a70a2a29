import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { noteText } from '../../catalog/copy/tool-page/notes.ts';
import type { Filewright } from '../index.ts';
import { type Goal, toolsOf } from '../library/choose-tool.ts';
import { messageOf } from '../library/message-of.ts';

/** What each of the assistant's tools does. */
const goals: Readonly<Record<Goal, string>> = {
  convert: 'Convert a file into another format, given as its extension.',
  compress: 'Make a file smaller.',
  merge: 'Merge files into one, in the order given.',
  zip: 'Pack files into a ZIP archive.',
  unzip: 'Repack a ZIP archive of any kind as a clean one, safe to open everywhere.',
};

/** A path within the folder, links resolved. Throws an Error for any other. */
async function pathWithin(folder: string, path: string): Promise<string> {
  const wanted = resolve(folder, path);
  // A result does not exist yet, but its folder does.
  const real = await realpath(wanted).catch(async () => resolve(await realpath(dirname(wanted)), wanted));
  const inside = relative(await realpath(folder), real);
  if (inside.startsWith('..') || isAbsolute(inside)) throw new Error(`${path} is outside ${folder}.`);
  return wanted;
}

/** The settings of a goal's tools, with their labels. */
function settingsText(goal: Goal): string {
  const names = toolsOf(goal).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { label }]) => `${name} (${label})`),
  );
  return names.length === 0 ? 'None.' : [...new Set(names)].join(', ');
}

/**
 * The tools for an assistant (Model Context Protocol).
 *
 * @param folder The only folder that the assistant may read and write.
 */
export function createAssistantServer(filewright: Filewright, folder: string, version: string): McpServer {
  const server = new McpServer({ name: 'filewright', version });
  for (const goal of Object.keys(goals) as Goal[]) {
    const inputSchema = z.object({
      files: z.array(z.string()).min(1).describe(`Paths in ${folder}`),
      to: z.string().optional().describe('Extension of the result, if several are possible'),
      output: z.string().optional().describe('Path of the result; by default, beside the file'),
      settings: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
        .optional()
        .describe(settingsText(goal)),
    });
    server.registerTool(
      goal,
      { description: goals[goal], inputSchema },
      async ({ files, to, output, settings }, { mcpReq }) => {
        try {
          const paths = await Promise.all(files.map((path) => pathWithin(folder, path)));
          const place = output === undefined ? {} : { output: await pathWithin(folder, output) };
          const options = {
            goal,
            overwrite: false,
            signal: mcpReq.signal,
            ...place,
            ...(to && { to }),
            ...(settings && { settings }),
          };
          const { path, report } = await filewright.convert(paths, options);
          const text = [`${relative(folder, path)} has ${report.bytesAfter} bytes.`, ...report.notes.map(noteText)];
          return { content: [{ type: 'text', text: text.join('\n') }] };
        } catch (error) {
          return { content: [{ type: 'text', text: messageOf(error) }], isError: true };
        }
      },
    );
  }
  return server;
}
