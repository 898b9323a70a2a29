import { loadPageText } from '../catalog/copy/load-page-text.ts';
import { loadToolCopy } from '../catalog/copy/load-tool-copy.ts';
import type { PageTool } from '../catalog/tool/tool.ts';

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

/** A tool's page, with the text below its form. */
export async function loadTool(tool: PageTool): Promise<React.JSX.Element> {
  const [{ ToolPage }, copy] = await Promise.all([import('./pages/tool-page.tsx'), loadToolCopy(tool.id)]);
  return <ToolPage tool={tool} copy={copy} />;
}
