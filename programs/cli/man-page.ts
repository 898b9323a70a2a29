import type { Command } from 'commander';

/** A text in the ASCII of roff, which takes bytes above it for Latin-1. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')
    .replace(
      /[^\0-\x7f]/gu,
      (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );

const items = (list: readonly (readonly [term: string, text: string])[]) =>
  list.flatMap(([term, text]) => ['.TP', `\\fB${escaped(term)}\\fR`, escaped(text)]);

/** The manual page of the command line, as man reads it. */
export function manPage(program: Command, exitCodes: Readonly<Record<string, string>>): string {
  const name = program.name();
  const commands = program.commands.flatMap((command) => [
    `.SS ${escaped(`${name} ${command.name()} ${command.usage()}`)}`,
    escaped(`${command.description()}.`),
    ...items(command.options.map(({ flags, description }) => [flags, description])),
  ]);
  return `${[
    `.TH ${name.toUpperCase()} 1`,
    '.SH NAME',
    `${escaped(name)} \\- ${escaped(program.description())}`,
    '.SH SYNOPSIS',
    `.B ${escaped(name)}`,
    'command files...',
    '.SH COMMANDS',
    ...commands,
    '.SH EXIT STATUS',
    ...items(Object.entries(exitCodes)),
  ].join('\n')}\n`;
}
