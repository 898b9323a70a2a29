import { listedTools } from '../../catalog/listed-tools.ts';
import { findTools } from '../../catalog/site/find-tools.ts';
import type { ListedTool } from '../../catalog/tool/tool.ts';
import { useModule } from '../tool/use-module.ts';

const loadKeywords = () => import('../../catalog/site/keywords.ts');

/** The tools that a search finds: all where nothing is searched. Keywords are loaded with the first letter. */
export function useFoundTools(query: string): readonly ListedTool[] {
  const words = useModule(loadKeywords, query !== '');
  return findTools(listedTools, words?.keywords ?? null, query);
}
