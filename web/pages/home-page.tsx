import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { homeCopy, homeGrids, homeQuestions, popularTools } from '../../catalog/copy/site/home.ts';
import { searchCopy } from '../../catalog/copy/site/ways-in.ts';
import { listedTools } from '../../catalog/listed-tools.ts';
import { HeroDrawing } from '../glyphs/hero-drawing.tsx';
import { CheckIcon } from '../glyphs/icons.tsx';
import { DropAnywhere, OpenButton } from '../open/drop-anywhere.tsx';
import { Questions } from '../reading/questions.tsx';
import { TileSection } from './tile-section.tsx';
import { ToolSearch } from './tool-search.tsx';
import { ToolTiles } from './tool-tiles.tsx';
import { useFoundTools } from './use-found-tools.ts';

/** The landing page: what the site does, all tools, and common questions. */
export function HomePage() {
  const [query, setQuery] = useState('');
  const found = useFoundTools(query);
  return (
    <>
      <DropAnywhere />
      <section className="hero">
        <div className="hero-text">
          <h1>{homeCopy.heading}</h1>
          <p className="hero-lead">{homeCopy.lead}</p>
          <div className="hero-actions">
            <Link to={homeCopy.startPath} className="button button-primary button-large">
              {homeCopy.start}
            </Link>
            <OpenButton />
          </div>
          <ul className="claims">
            {homeCopy.claims.map((claim) => (
              <li key={claim}>
                <CheckIcon />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <HeroDrawing />
      </section>
      <ToolSearch query={query} onQuery={setQuery} />
      {query.trim() === '' ? (
        homeGrids.map(({ families, ...grid }) => (
          <TileSection
            key={grid.id}
            {...grid}
            popular={popularTools}
            tools={listedTools.filter((tool) => families.includes(tool.family))}
          />
        ))
      ) : (
        <section className="tile-section" aria-label={searchCopy.label}>
          <p role="status">{found.length === 0 ? searchCopy.none : searchCopy.found(found.length)}</p>
          <ToolTiles tools={found} size="brief" />
        </section>
      )}
      <section className="home-questions" aria-labelledby="questions">
        <h2 id="questions">{homeCopy.questions}</h2>
        <Questions questions={homeQuestions} />
      </section>
    </>
  );
}
