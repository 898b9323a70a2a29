import { Link } from '@tanstack/react-router';
import { unavailableNotice } from '../../catalog/copy/tool-page.ts';
import type { Tool } from '../../catalog/tool.ts';
import { hueOf } from '../glyphs/tool-formats.ts';
import { useSite } from '../site-view.tsx';
import { Bench } from '../tool/bench.tsx';

function Unavailable({ tool }: { readonly tool: Tool }) {
  return (
    <section className="panel unavailable" aria-labelledby="unavailable">
      <h2 id="unavailable">{unavailableNotice.heading}</h2>
      <p>{unavailableNotice.detail(tool.title)}</p>
      <p>
        <Link to="/" className="button button-quiet">
          {unavailableNotice.others}
        </Link>
      </p>
    </section>
  );
}

/** The page of any tool. */
export function ToolPage({ tool }: { readonly tool: Tool }) {
  const site = useSite();
  return (
    <div className="tool-page" data-hue={hueOf(tool)}>
      <header className="tool-heading">
        <h1>{tool.title}</h1>
        <p>{tool.description}</p>
      </header>
      {site.isAvailable(tool.id) ? <Bench tool={tool} key={tool.id} /> : <Unavailable tool={tool} />}
    </div>
  );
}
