import type { PageTool } from '../../../catalog/tool/tool.ts';
import type { NotPicked } from '../../pickers/not-picked.ts';
import type { Conversion, PickerEvent } from './state.ts';

/** Converter pages show a picker's progress as their status; other pages show it in the drop area. */
function withPickerText(tool: PageTool, state: Conversion, text: string): Conversion {
  return tool.family === 'converter' ? { ...state, status: text } : { ...state, cloud: text };
}

/** The state of the page before the picker opened. */
export function withoutPicker(state: Conversion): Conversion {
  return { ...state, picking: null, cloud: null, status: state.picking?.statusBefore ?? state.status };
}

function afterPicker(tool: PageTool, state: Conversion, { status, alert }: NotPicked): Conversion {
  const restored = { ...withoutPicker(state), alert: alert ?? state.alert };
  if (status === 'before') return restored;
  if (status !== 'initial') return withPickerText(tool, restored, status.text);
  return tool.family === 'converter' ? withPickerText(tool, restored, tool.messages.button.initial) : restored;
}

/** The state after a cloud picker's report, which a conversion that has started meanwhile ignores. */
export function afterPickerEvent(tool: PageTool, state: Conversion, event: PickerEvent): Conversion {
  if (state.phase === 'busy') return state;
  if (event.type === 'not-picked') return afterPicker(tool, state, event);
  const { controller, text, percent } = event;
  return withPickerText(
    tool,
    { ...state, picking: { controller, statusBefore: state.picking?.statusBefore ?? state.status, percent } },
    text,
  );
}
