import { frame } from '../../catalog/copy/site/pages.ts';

/** A section listed in the contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/** The table of contents next to a text, on wide screens. */
export function Contents({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <nav className="contents" aria-label={frame.contents}>
      <p aria-hidden="true">{frame.contents}</p>
      <ul>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
