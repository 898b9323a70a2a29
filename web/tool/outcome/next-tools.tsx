import { resultCard } from '../../../catalog/copy/tool-page/result.ts';
import { listedTools } from '../../../catalog/listed-tools.ts';
import { nextTools } from '../../../catalog/tool/next-tools.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { Download } from '../../client/client.ts';
import { ToolLinks } from '../../files/tool-links.tsx';
import { useSite } from '../../site-view.tsx';

interface Props {
  readonly from: PageTool;
  readonly download: Download;
}

/** Links to the tools that are likely next; they open with the result as their file. */
export function NextTools({ from, download: { blob, filename } }: Props) {
  const { isAvailable } = useSite();
  const next = nextTools(
    listedTools.filter(({ id }) => isAvailable(id)),
    from,
    filename,
  );
  const fileOf = () => new File([blob], filename, { type: blob.type });
  return <ToolLinks lead={resultCard.next} tools={next} fileOf={fileOf} />;
}
