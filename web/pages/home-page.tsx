import { Link } from '@tanstack/react-router';
import { familyCopy, homeCopy } from '../../catalog/copy/home.ts';
import type { Family } from '../../catalog/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { HeroDrawing } from '../glyphs/hero-drawing.tsx';
import { CheckIcon } from '../glyphs/icons.tsx';
import { ToolTiles } from './tool-tiles.tsx';

const families = Object.keys(familyCopy) as Family[];

/** The landing page: what the site does, and every tool. */
export function HomePage() {
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{homeCopy.heading}</h1>
          <p className="hero-lead">{homeCopy.lead}</p>
          <Link to={homeCopy.startPath} className="button button-primary button-large">
            {homeCopy.start}
          </Link>
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
      {families.map((family) => {
        const members = tools.filter((tool) => tool.family === family);
        return (
          members.length > 0 && (
            <section key={family} className="tile-section" aria-labelledby={`${family}-heading`}>
              <header>
                <h2 id={`${family}-heading`}>{familyCopy[family].heading}</h2>
                <p>{familyCopy[family].lead}</p>
              </header>
              <ToolTiles tools={members} />
            </section>
          )
        );
      })}
    </>
  );
}
