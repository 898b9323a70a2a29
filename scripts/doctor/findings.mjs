// The doctor's findings, printed as they come or as JSON at the end.

/** What stands before a finding: a cross is for what keeps the machine from being complete. */
const signs = { there: '✓', advised: '!', missing: '✗' };

/** Collects findings. @param {boolean} isJson Whether to print them as JSON, at the end. */
export function createFindings(isJson) {
  const sections = [];
  const say = (text) => {
    if (!isJson) console.log(text);
  };
  return {
    /** Begins a section. */
    section(title) {
      sections.push({ title, findings: [] });
      say(`${sections.length === 1 ? '' : '\n'}${title}`);
    },
    /** Adds a finding. A missing one that is needed makes the machine incomplete. */
    row(ok, name, text, { isNeeded = true } = {}) {
      sections.at(-1).findings.push({ ok, isNeeded, name, text });
      say(`  ${ok ? signs.there : isNeeded ? signs.missing : signs.advised} ${name.padEnd(26)} ${text}`);
    },
    /** Prints a line, unless the output is JSON. */
    say,
    /** Prints the JSON, if asked for, and returns whether everything needed is there. */
    end() {
      const open = sections.flatMap(({ findings }) => findings.filter(({ ok }) => !ok));
      const complete = open.every(({ isNeeded }) => !isNeeded);
      if (isJson) console.log(JSON.stringify({ complete, sections }, null, 2));
      if (!complete) say('\nTools whose engine is missing say so on their pages; the others work.');
      else
        say(
          open.length === 0
            ? '\nAll is there.'
            : '\nAll that is needed is there; see also the lines with an exclamation mark.',
        );
      return complete;
    },
  };
}
