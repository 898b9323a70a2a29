import { Link } from '@tanstack/react-router';
import { homeCopy, homeGrids, homeQuestions } from '../../catalog/copy/site/home.ts';
import { tools } from '../../catalog/tools.ts';
import { HeroDrawing } from '../glyphs/hero-drawing.tsx';
import { CheckIcon } from '../glyphs/icons.tsx';
import { Questions } from '../reading/questions.tsx';
import { TileSection } from './tile-section.tsx';

/** The landing page: what the site does, every tool, and what visitors ask first. */
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
      {homeGrids.map(({ families, ...grid }) => (
        <TileSection key={grid.id} {...grid} brief tools={tools.filter((tool) => families.includes(tool.family))} />
      ))}
      <section className="home-questions" aria-labelledby="questions">
        <h2 id="questions">{homeCopy.questions}</h2>
        <Questions questions={homeQuestions} />
      </section>
    </>
  );
}
