import { loadPageText } from '../catalog/copy/load-page-text.ts';
import { loadToolPage } from '../catalog/load-tool-page.ts';
import type { ListedTool } from '../catalog/tool/tool.ts';

/** The landing page with its code. */
export async function loadHome(): Promise<React.JSX.Element> {
  const { HomePage } = await import('./pages/home-page.tsx');
  return <HomePage />;
}

/** The index of the tools that are not converters. */
export async function loadToolsIndex(): Promise<React.JSX.Element> {
  const { ToolsPage } = await import('./pages/tools-page.tsx');
  return <ToolsPage />;
}

/** A text page with its text. */
export async function loadText(path: string): Promise<React.JSX.Element> {
  const [{ TextPage }, text] = await Promise.all([import('./pages/text-page.tsx'), loadPageText(path)]);
  return <TextPage text={text} />;
}

/** The page that offers tools for a file. */
export async function loadOpen(): Promise<React.JSX.Element> {
  const { OpenPage } = await import('./pages/open-page.tsx');
  return <OpenPage />;
}

/** A tool's page, with its form and the text below it. */
export async function loadTool(tool: ListedTool): Promise<React.JSX.Element> {
  const [{ ToolPage }, { copy, interaction }] = await Promise.all([
    import('./pages/tool-page.tsx'),
    loadToolPage(tool.id),
  ]);
  return <ToolPage tool={{ ...tool, ...interaction }} copy={copy} />;
}
