import { useId } from 'react';
import { searchCopy } from '../../catalog/copy/site/ways-in.ts';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A field that filters a list of tools as the visitor types. Needs script. */
export function ToolSearch({ query, onQuery }: Props) {
  const id = useId();
  return (
    <p className="tool-search with-script">
      <label htmlFor={id} className="visually-hidden">
        {searchCopy.label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={searchCopy.example}
        autoComplete="off"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
    </p>
  );
}
