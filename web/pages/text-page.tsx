import type { PageText } from '../../catalog/copy/page-text.ts';
import { Contents } from '../reading/contents.tsx';
import { CopyText } from '../reading/copy-text.tsx';
import { Paragraphs } from '../reading/paragraphs.tsx';
import { Points } from '../reading/points.tsx';
import { languageOf } from '../reading/text-language.ts';

/** The id of a section, made from its heading. */
const idOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}]+/gu, '-');

/** A page of text: About Us, Contact, and the legal pages. */
export function TextPage({ text }: { readonly text: PageText }) {
  const { heading, lead, facts, sections } = text;
  return (
    <div className="text-page" {...languageOf(text)}>
      <header className="page-heading">
        <h1>{heading}</h1>
        <p>
          <CopyText text={lead} />
        </p>
      </header>
      {facts.length > 0 && <Points className="key-facts" points={facts} />}
      <div className="columns">
        <Contents entries={sections.map((section) => ({ id: idOf(section.heading), heading: section.heading }))} />
        <div className="prose">
          {sections.map((section) => (
            <section key={section.heading} aria-labelledby={idOf(section.heading)}>
              <h2 id={idOf(section.heading)}>{section.heading}</h2>
              <Paragraphs texts={section.paragraphs} />
              {section.points !== undefined && <Points className="points" points={section.points} />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
