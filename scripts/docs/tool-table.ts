import { formatBytes } from '../../catalog/files/bytes.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';

function row({ title, path, endpoint, input, conversion }: Tool): string {
  const accept = input.accept === 'any' ? 'any file' : input.accept.map((extension) => `.${extension}`).join(' ');
  const engines = conversion.map((step) => step.engine).join(' → ');
  return `| ${title} | \`${path}\` | ${accept} | \`POST ${endpoint}\` | ${formatBytes(input.maxBytes, 'en')} | ${engines} |`;
}

/** The README's table of tools, from the catalogue. */
export function toolTable(): string {
  return ['| tool | page | takes | endpoint | up to | engine |', '|---|---|---|---|---|---|', ...tools.map(row)].join(
    '\n',
  );
}
