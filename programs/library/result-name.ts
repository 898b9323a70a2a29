import { downloadName, extensionOf, nameAmongOthers } from '../../catalog/files/filename.ts';
import type { Tool } from '../../catalog/tool/tool.ts';

/** The name of a result beside its source. A converted file keeps its name and gets the new extension. */
export function resultName(
  { family, output, input }: Tool,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  files = 1,
): string {
  if (files > 1 || input.several === 'together') return downloadName(output, name, fields, files);
  if (family === 'converter' && typeof output.format === 'string') {
    const extension = extensionOf(name);
    const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
    return `${stem || 'file'}.${output.format}`;
  }
  return nameAmongOthers(output, name, downloadName(output, name, fields));
}
