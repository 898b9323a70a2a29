import { useHydrated } from '@tanstack/react-router';
import type { Dispatch } from 'react';
import { pickerCopy, pickerLabels } from '../../../catalog/copy/tool-page/pickers.ts';
import type { PageTool, Picker } from '../../../catalog/tool/tool.ts';
import { BoxIcon, CloudIcon } from '../../glyphs/icons.tsx';
import { useSite } from '../../site-view.tsx';
import type { Conversion, Event } from '../conversion/state.ts';
import { useCloudPicker } from './use-cloud-picker.ts';

interface Props {
  readonly tool: PageTool;
  readonly state: Conversion;
  readonly send: Dispatch<Event>;
}

const icons = {
  'google-drive': <CloudIcon />,
  dropbox: <BoxIcon />,
} as const satisfies Record<Picker, React.JSX.Element>;

/** The buttons of the cloud pickers. On a site without keys for them they stay visible, and explain that. */
export function CloudButtons({ tool, state, send }: Props) {
  const { pickers } = useSite();
  const pick = useCloudPicker(tool, state, send);
  // A prerendered page does not know its server's keys.
  const isKnown = useHydrated();
  if (tool.pickers.length === 0) return null;
  return (
    <div className="cloud-buttons">
      {tool.pickers.map((picker) => {
        const reason = isKnown && !pickers?.[picker] ? pickerCopy.notSetUp(picker) : undefined;
        return (
          <button
            key={picker}
            type="button"
            className="button button-quiet cloud-button"
            disabled={state.phase === 'busy'}
            data-off={reason !== undefined}
            title={reason}
            aria-describedby={reason && `${picker}-reason`}
            onClick={() => pick(picker)}
          >
            {icons[picker]}
            {pickerLabels[picker]}
            {reason !== undefined && (
              <span className="visually-hidden" id={`${picker}-reason`} hidden>
                {reason}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
