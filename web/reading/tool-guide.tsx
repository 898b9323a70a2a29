import type { ToolCopy } from '../../catalog/copy/tool-copy.ts';
import { toolGuide } from '../../catalog/copy/tool-page/tool-page.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import type { ListedTool } from '../../catalog/tool/tool.ts';
import { ToolTiles } from '../pages/tool-tiles.tsx';
import { Contents } from './contents.tsx';
import { CopyText } from './copy-text.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Points } from './points.tsx';
import { Questions } from './questions.tsx';
import { languageOf } from './text-language.ts';

interface Props {
  readonly tool: ListedTool;
  readonly copy: ToolCopy;
  /** The id of the form's section. */
  readonly formId: string;
}

type PartProps<Part extends keyof ToolCopy> = Pick<ToolCopy, Part> & {
  /** The tool's limit, which texts state. */
  readonly maxBytes: number;
};

function HowTo({ howTo: { heading, steps }, maxBytes }: PartProps<'howTo'>) {
  return (
    <section aria-labelledby="how-to">
      <h2 id="how-to">{heading}</h2>
      <ol className="steps">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <CopyText text={text} maxBytes={maxBytes} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Article({ article, maxBytes }: PartProps<'article'>) {
  return (
    <article aria-labelledby="article">
      <h2 id="article">{article.heading}</h2>
      {article.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <Paragraphs texts={paragraphs} maxBytes={maxBytes} />
        </section>
      ))}
    </article>
  );
}

/** The text below a tool's form: how-to, reasons, formats, article, questions and related tools. */
export function ToolGuide({ tool, copy, formId }: Props) {
  const { maxBytes } = tool.input;
  const { howTo, why, formats, article, questions, tryIt } = copy;
  const related = copy.related.flatMap((id) => listedTools.filter((other) => other.id === id));
  const entries = [
    { id: 'how-to', heading: howTo.heading },
    { id: 'why', heading: why.heading },
    { id: 'formats', heading: formats.heading },
    { id: 'article', heading: article.heading },
    { id: 'questions', heading: toolGuide.questions },
    { id: 'related', heading: toolGuide.related },
  ];
  const foreign = languageOf(copy);
  return (
    <div className="guide">
      {foreign.lang !== undefined && <p className="not-translated">{toolGuide.notTranslated}</p>}
      <div className="columns" {...foreign}>
        <Contents entries={entries} />
        <div className="prose">
          <HowTo howTo={howTo} maxBytes={maxBytes} />
          <section aria-labelledby="why">
            <h2 id="why">{why.heading}</h2>
            <Points className="points" points={why.reasons} maxBytes={maxBytes} />
          </section>
          <section aria-labelledby="formats">
            <h2 id="formats">{formats.heading}</h2>
            <Paragraphs texts={formats.paragraphs} maxBytes={maxBytes} />
          </section>
          <Article article={article} maxBytes={maxBytes} />
          <section aria-labelledby="questions">
            <h2 id="questions">{toolGuide.questions}</h2>
            <Questions questions={questions} maxBytes={maxBytes} />
          </section>
        </div>
      </div>
      <section className="related" aria-labelledby="related">
        <h2 id="related">{toolGuide.related}</h2>
        <ToolTiles tools={related} />
      </section>
      <section className="try-it" aria-labelledby="try-it">
        <h2 id="try-it" {...foreign}>
          {tryIt.heading}
        </h2>
        <p className="try-it-lead" {...foreign}>
          <CopyText text={tryIt.text} maxBytes={maxBytes} />
        </p>
        <a className="button button-primary" href={`#${formId}`}>
          {toolGuide.tryNow}
        </a>
      </section>
    </div>
  );
}
