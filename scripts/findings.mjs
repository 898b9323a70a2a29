// The doctor's findings, printed as they come or as JSON at the end.

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
      say(`  ${ok ? '✓' : '✗'} ${name.padEnd(26)} ${text}`);
    },
    /** Prints a line, unless the output is JSON. */
    say,
    /** Prints the JSON, if asked for, and returns whether everything needed is there. */
    end() {
      const complete = sections.every(({ findings }) => findings.every(({ ok, isNeeded }) => ok || !isNeeded));
      if (isJson) console.log(JSON.stringify({ complete, sections }, null, 2));
      say(complete ? '\nAll is there.' : '\nTools whose engine is missing say so on their pages; the others work.');
      return complete;
    },
  };
}
