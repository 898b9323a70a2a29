// What the doctor finds: printed as it comes, or as JSON when all is known.

/** Collects findings. @param {boolean} isJson Whether they are printed as JSON, in the end. */
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
    /** Notes a finding; one that is needed and not there makes the whole incomplete. */
    row(ok, name, text, { isNeeded = true } = {}) {
      sections.at(-1).findings.push({ ok, isNeeded, name, text });
      say(`  ${ok ? '✓' : '✗'} ${name.padEnd(26)} ${text}`);
    },
    /** Says something to people only. */
    say,
    /** Prints what is left to print, and returns whether everything that is needed is there. */
    end() {
      const complete = sections.every(({ findings }) => findings.every(({ ok, isNeeded }) => ok || !isNeeded));
      if (isJson) console.log(JSON.stringify({ complete, sections }, null, 2));
      say(complete ? '\nAll is there.' : '\nTools whose engine is missing say so on their pages; the others work.');
      return complete;
    },
  };
}
