import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import type { Input } from '../../../catalog/tool/tool.ts';

interface Props {
  /** What can be done with the list. */
  readonly list: Input['list'];
  /** How many files it has. */
  readonly count: number;
  /** Whether files have settings of their own. */
  readonly hasSettings: boolean;
  readonly showsSettings: boolean;
  readonly onSort: () => void;
  readonly onSettings: () => void;
  readonly onClear: () => void;
}

/** The buttons for a list as a whole. */
export function ListTools({ list, count, hasSettings, showsSettings, onSort, onSettings, onClear }: Props) {
  return (
    <div className="list-tools">
      {list.includes('reorder') && count > 1 && <p className="hint">{fileListCopy.hint}</p>}
      {list.includes('sort') && count > 1 && (
        <button type="button" className="button button-plain" onClick={onSort}>
          {fileListCopy.sort}
        </button>
      )}
      {hasSettings && (
        <button type="button" className="button button-plain" aria-expanded={showsSettings} onClick={onSettings}>
          {fileListCopy.settings}
        </button>
      )}
      {list.includes('clear') && (
        <button type="button" className="button button-plain" onClick={onClear}>
          {fileListCopy.clear}
        </button>
      )}
    </div>
  );
}
