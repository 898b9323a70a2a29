import type { Tool } from '../../../catalog/tool/tool.ts';
import type { NotPicked } from '../../pickers/not-picked.ts';
import type { Conversion, PickerEvent } from './state.ts';

/** Converter pages show a picker's progress as their status; other pages show it in the drop area. */
function say(tool: Tool, state: Conversion, text: string): Conversion {
  return tool.family === 'converter' ? { ...state, status: text } : { ...state, cloud: text };
}

/** The state of the page before the picker opened. */
export function withoutPicker(state: Conversion): Conversion {
  return { ...state, picking: null, cloud: null, status: state.picking?.before ?? state.status };
}

function ended(tool: Tool, state: Conversion, { status, alert }: NotPicked): Conversion {
  const rest = { ...withoutPicker(state), alert: alert ?? state.alert };
  if (status === 'before') return rest;
  if (status !== 'initial') return say(tool, rest, status.text);
  return tool.family === 'converter' ? say(tool, rest, tool.messages.button.initial) : rest;
}

/** The state after a cloud picker's report, which a conversion that has started meanwhile ignores. */
export function picked(tool: Tool, state: Conversion, event: PickerEvent): Conversion {
  if (state.phase === 'busy') return state;
  if (event.type === 'not-picked') return ended(tool, state, event);
  const { by, text, percent } = event;
  return say(tool, { ...state, picking: { by, before: state.picking?.before ?? state.status, percent } }, text);
}
