import type { Command } from 'commander';
import { UsageError } from './exit-codes.ts';

/** The shells that can complete the command line. */
export const shells = ['bash', 'zsh', 'fish'] as const;

const flagsOf = (command: Command) => command.options.flatMap(({ long }) => (long == null ? [] : [long]));

function bash(program: Command): string {
  const name = program.name();
  const names = program.commands.map((command) => command.name());
  const cases = program.commands.map((command) => `    ${command.name()}) words='${flagsOf(command).join(' ')}' ;;`);
  return `_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names.join(' ')}' -- "$current"))
    return
  fi
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
  esac
  case $current in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}
complete -o filenames -F _${name} ${name}
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

function fish(program: Command): string {
  const name = program.name();
  const lines = program.commands.flatMap((command) => [
    `complete -c ${name} -n __fish_use_subcommand -a ${command.name()} -d ${quoted(command.description())}`,
    ...command.options.map(({ long, description }) => {
      const when = `'__fish_seen_subcommand_from ${command.name()}'`;
      return `complete -c ${name} -n ${when} -l ${(long ?? '').replace(/^--/, '')} -d ${quoted(description)}`;
    }),
  ]);
  return `complete -c ${name} -n __fish_use_subcommand -f\n${lines.join('\n')}\n`;
}

/** A script that lets a shell complete the command line. Throws UsageError for an unknown shell. */
export function completionFor(program: Command, shell: string): string {
  switch (shell) {
    case 'bash':
      return bash(program);
    case 'zsh':
      return `autoload -U +X bashcompinit && bashcompinit\n${bash(program)}`;
    case 'fish':
      return fish(program);
    default:
      throw new UsageError(`There is no completion for ${shell}, only for ${shells.join(', ')}.`);
  }
}
