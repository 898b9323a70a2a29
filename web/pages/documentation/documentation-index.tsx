import { documentationCopy } from '../../../catalog/copy/site/documentation.ts';
import { hiddenPaths } from '../../../catalog/site/paths.ts';

/** A link of the index. */
export interface DocumentLink {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Documents of one kind, under a heading. */
export interface DocumentGroup {
  readonly heading: string;
  readonly documents: readonly DocumentLink[];
}

const { title, description, visitors, reference } = documentationCopy;

/** The index of the documentation, in HTML alone. */
export function DocumentationIndex({ groups }: { readonly groups: readonly DocumentGroup[] }) {
  return (
    <div className="text-page documentation">
      <header className="page-heading">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <div className="prose">
        <section>
          <h2>{visitors.heading}</h2>
          <p>
            {visitors.before}
            <a href={visitors.tools.path}>{visitors.tools.label}</a>
            {visitors.after}
          </p>
        </section>
        {groups.map(({ heading, documents }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <dl className="documentation-links">
              {documents.map(({ path, title: name, description: about }) => (
                <div key={path}>
                  <dt>
                    <a href={path}>{name}</a>
                  </dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p>
          <a href={hiddenPaths.reference}>{reference.label}</a>: {reference.description}
        </p>
      </div>
    </div>
  );
}
