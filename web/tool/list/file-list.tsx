import { useModule } from '../use-module.ts';
import type { ListPanelProps } from './list-panel.tsx';

const loadPanel = () => import('./list-panel.tsx');

/** The list of a tool that takes several files, loaded with the first of them. */
export function FileList(props: ListPanelProps) {
  const isWanted = props.input.several === 'together' && props.files.length > 0;
  const panel = useModule(loadPanel, isWanted);
  return isWanted && panel !== null ? <panel.ListPanel {...props} /> : null;
}
