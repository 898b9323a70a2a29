import { useEffect, useState } from 'react';
import { openPageCopy } from '../../catalog/copy/site/pages.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { accepts } from '../files/chosen-files.ts';
import { fileHandoff } from '../files/file-handoff.ts';
import { FileName } from '../files/file-name.tsx';
import { takeShared } from '../offline/shared-files.ts';
import { FilesAnywhere } from '../open/drop-anywhere.tsx';
import { ToolTiles } from './tool-tiles.tsx';

/** The tools that accept files with these names, all together. */
function toolsFor(names: readonly string[]) {
  return listedTools.filter(
    ({ family, input }) =>
      names.length >= input.minFiles &&
      (accepts(input, names, 'picked') ||
        (family !== 'utility' && names.every((name) => accepts(input, [name], 'picked')))),
  );
}

/** Offers tools for files that were shared with the installed site or chosen here. */
export function OpenPage() {
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    const handedOff = fileHandoff.take();
    if (handedOff.length > 0) return setFiles(handedOff);
    takeShared().then(
      (shared) => shared.length > 0 && setFiles(shared),
      () => undefined,
    );
  }, []);
  const fitting = files.length === 0 ? [] : toolsFor(files.map(({ name }) => name));
  return (
    <section className="tile-section open-page">
      <FilesAnywhere onFiles={setFiles} />
      <header>
        <h1>{openPageCopy.heading}</h1>
        <p>{openPageCopy.lead}</p>
      </header>
      <div className="open-sheet" data-filled={files.length > 0}>
        <p className="drop-title for-mouse with-script">{openPageCopy.drop}</p>
        <label className="field">
          <span className="visually-hidden">{openPageCopy.choose}</span>
          <input
            type="file"
            className="file-input"
            multiple
            onChange={({ target }) => setFiles([...(target.files ?? [])])}
          />
        </label>
      </div>
      <div aria-live="polite">
        {files.length > 0 && (
          <>
            <h2>{fitting.length > 0 ? openPageCopy.tools : openPageCopy.none}</h2>
            <ul className="open-files">
              {files.map((file) => (
                <li key={file.name}>
                  <FileName name={file.name} />
                </li>
              ))}
            </ul>
            <ToolTiles tools={fitting} onOpen={() => fileHandoff.give(files)} />
          </>
        )}
      </div>
    </section>
  );
}
