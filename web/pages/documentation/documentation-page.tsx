import { documentationCopy } from '../../../catalog/copy/site/documentation.ts';
import { hiddenPaths } from '../../../catalog/site/paths.ts';
import { Contents } from '../../reading/contents.tsx';

/** A section of a document, with the id of its heading. */
export interface DocumentSection {
  readonly id: string;
  readonly heading: string;
}

/** A document as its page shows it. */
export interface DocumentView {
  readonly title: string;
  /** Made from the project's own Markdown, without HTML of its own. */
  readonly html: string;
  readonly sections: readonly DocumentSection[];
}

/** A document about running a server or writing programs, in HTML alone. */
export function DocumentationPage({ document: { title, html, sections } }: { readonly document: DocumentView }) {
  return (
    <div className="text-page documentation">
      <header className="page-heading">
        <p className="documentation-back">
          <a href={hiddenPaths.documentation}>{documentationCopy.all}</a>
        </p>
        <h1>{title}</h1>
      </header>
      <div className={sections.length > 1 ? 'columns' : undefined}>
        {sections.length > 1 && <Contents entries={sections} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered while the site is built, from the project's own files */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
