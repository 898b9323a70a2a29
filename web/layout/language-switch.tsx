import { language } from '../../catalog/copy/language.ts';
import { frame } from '../../catalog/copy/site/pages.ts';
import { allLanguages } from '../../catalog/languages/languages.ts';
import { useSite } from '../site-view.tsx';

/** The page in the site's other languages. Each is a site of its own, so these links load it. */
export function LanguageSwitch({ path }: { readonly path: string }) {
  const { basePath } = useSite();
  return (
    <nav aria-label={frame.languages}>
      <ul className="footer-links">
        {allLanguages.map(({ code, name, prefix }) => (
          <li key={code}>
            <a
              href={basePath + prefix + path}
              lang={code}
              hrefLang={code}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
