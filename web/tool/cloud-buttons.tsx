import type { Dispatch } from 'react';
import { pickerCopy } from '../../catalog/copy/tool-page.ts';
import type { Picker, Tool } from '../../catalog/tool.ts';
import { BoxIcon, CloudIcon } from '../glyphs/icons.tsx';
import type { Event } from './conversion.ts';

interface Props {
  readonly tool: Tool;
  readonly disabled: boolean;
  readonly send: Dispatch<Event>;
}

/** How each picker answers while its script is not there. */
const answers = {
  'google-drive': { icon: <CloudIcon />, as: 'status' },
  dropbox: { icon: <BoxIcon />, as: 'alert' },
} as const satisfies Record<Picker, { icon: React.JSX.Element; as: 'status' | 'alert' }>;

/** The buttons of the cloud pickers. Where a site has no keys for them they stay, and say so. */
export function CloudButtons({ tool, disabled, send }: Props) {
  if (tool.pickers.length === 0) return null;
  return (
    <div className="cloud-buttons">
      {tool.pickers.map((picker) => {
        const { label, notReady } = pickerCopy[picker];
        const { icon, as } = answers[picker];
        const reason = pickerCopy.notSetUp(label);
        return (
          <button
            key={picker}
            type="button"
            className="button button-quiet cloud-button"
            disabled={disabled}
            title={reason}
            aria-describedby={`${picker}-reason`}
            onClick={() => send({ type: 'picker', as, text: notReady })}
          >
            {icon}
            {label}
            <span className="visually-hidden" id={`${picker}-reason`} hidden>
              {reason}
            </span>
          </button>
        );
      })}
    </div>
  );
}
