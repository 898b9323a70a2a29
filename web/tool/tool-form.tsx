import { useState } from 'react';
import type { PageTool } from '../../catalog/tool/tool.ts';
import { SingleForm } from './single-form.tsx';
import { useModule } from './use-module.ts';

const loadBatch = () => import('./batch/batch-form.tsx');

/** The working part of a tool page: for one conversion, or for several files that are converted one by one. */
export function ToolForm({ tool }: { readonly tool: PageTool }) {
  const [several, setSeveral] = useState<readonly File[] | null>(null);
  const batch = useModule(loadBatch, several !== null);
  return several === null || batch === null ? (
    <SingleForm tool={tool} onSeveral={setSeveral} />
  ) : (
    <batch.BatchForm tool={tool} files={several} onBack={() => setSeveral(null)} />
  );
}
