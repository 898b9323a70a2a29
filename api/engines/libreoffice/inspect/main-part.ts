import { posix } from 'node:path';
import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { ProblemError } from '../../../problem.ts';

/** Finds out whether an Office Open XML package has the part that it calls its document. */
export interface MainPart {
  /** Events for reading a part, which note what the package calls its document; others go through to `events`. */
  readonly watch: (part: string, events: XmlEvents) => XmlEvents;
  /** Throws `damaged-file` if none of the parts can be that document. Call it once every part has been read. */
  readonly check: (parts: readonly string[]) => void;
}

/** The last segment of a part's name, by which it is known: programs write targets in many ways. */
const lastSegment = (name: string) => posix.basename(name.replaceAll('\\', '/')).toLowerCase();
const isOwnList = (segment: string) => segment.endsWith('.rels');

/** Watches the package's own relationships (ECMA-376 part 2, §9.3). */
export function createMainPart(): MainPart {
  const targets: string[] = [];
  return {
    watch(part, events) {
      if (part !== '_rels/.rels') return events;
      return {
        ...events,
        open(name, attributes) {
          const { Type = '', Target = '' } = attributes;
          if (localName(name) === 'Relationship' && Type.endsWith('/officeDocument')) targets.push(Target);
          events.open?.(name, attributes);
        },
      };
    },
    check(parts) {
      // An escaped name is left to LibreOffice.
      if (targets.length === 0 || targets.some((target) => target.includes('%'))) return;
      const known = new Set(parts.map(lastSegment).filter((segment) => !isOwnList(segment)));
      if (targets.some((target) => known.has(lastSegment(target)))) return;
      throw new ProblemError(
        'damaged-file',
        'This document is damaged: the part that should hold its content isn’t there. Send another copy of it.',
      );
    },
  };
}
