import { toolFacts, toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import { CheckIcon } from '../../glyphs/icons.tsx';

/** The short promises below the sheet, and the keyboard's shortcuts. */
export function Facts() {
  return (
    <ul className="facts">
      {toolFacts.map((fact) => (
        <li key={fact}>
          <CheckIcon />
          {fact}
        </li>
      ))}
      <li className="fact-shortcuts with-script">
        <CheckIcon />
        {toolPage.shortcuts}
      </li>
    </ul>
  );
}
