import { isReference, type PdfDict, type PdfObjects, type PdfValue } from '../qpdf/qpdf-objects.ts';
import { limits } from './limits.ts';

/**
 * The groups that are hidden initially: those listed as off or, if off is the default, all that are not listed as on.
 *
 * @param config The configuration that readers begin with.
 * @param groups All groups of the document.
 */
export function hiddenGroups(objects: PdfObjects, config: PdfDict, groups: readonly PdfValue[]): readonly PdfValue[] {
  const off = objects.array(config['/OFF']) ?? [];
  if (objects.name(config['/BaseState']) !== 'OFF') return off;
  const on = new Set(objects.array(config['/ON']) ?? []);
  return groups.filter((group) => !on.has(group));
}

/** The groups whose states on a screen their usage decides, and whether they are shown there. */
function statesOnScreen(objects: PdfObjects, config: PdfDict): ReadonlyMap<PdfValue, boolean> {
  const states = new Map<PdfValue, boolean>();
  for (const entry of objects.array(config['/AS']) ?? []) {
    const usage = objects.dict(entry);
    if (objects.name(usage?.['/Event']) !== 'View') continue;
    for (const group of objects.array(usage?.['/OCGs']) ?? []) {
      const view = objects.dict(objects.dict(objects.dict(group)?.['/Usage'])?.['/View']);
      const state = objects.name(view?.['/ViewState']);
      if (state !== undefined) states.set(group, state !== 'OFF');
    }
  }
  return states;
}

/**
 * Finds what readers of a document do not see at first: layers (optional content groups, ISO 32000-2, section 8.11)
 * that are switched off, and what belongs to layers of which too few are on. Undefined for a document that hides
 * nothing.
 */
export function hiddenLayers(objects: PdfObjects): ((content: PdfValue | undefined) => boolean) | undefined {
  const properties = objects.dict(objects.dict(objects.trailer['/Root'])?.['/OCProperties']);
  const groups = (objects.array(properties?.['/OCGs']) ?? []).filter(isReference);
  const config = objects.dict(properties?.['/D']) ?? {};
  const hidden = new Set(hiddenGroups(objects, config, groups));
  for (const [group, isShown] of statesOnScreen(objects, config)) {
    if (isShown) hidden.delete(group);
    else hidden.add(group);
  }
  if (hidden.size === 0) return undefined;

  const isOn = (group: PdfValue) => !hidden.has(group);
  const meets = (policy: string, members: readonly PdfValue[]) => {
    switch (policy) {
      case 'AllOn':
        return members.every(isOn);
      case 'AnyOff':
        return !members.every(isOn);
      case 'AllOff':
        return !members.some(isOn);
      default:
        return members.some(isOn);
    }
  };
  const isTrue = (expression: PdfValue | undefined, depth: number): boolean => {
    const parts = depth < limits.maxExpressionDepth ? objects.array(expression) : undefined;
    if (expression === undefined || parts === undefined) return expression === undefined || isOn(expression);
    const [operator, ...operands] = parts;
    const holds = (operand: PdfValue) => isTrue(operand, depth + 1);
    if (operator === '/Not') return !operands.every(holds);
    return operator === '/Or' ? operands.some(holds) : operands.every(holds);
  };
  return (content) => {
    if (content === undefined) return false;
    if (hidden.has(content)) return true;
    const membership = objects.dict(content);
    if (membership === undefined || objects.name(membership['/Type']) !== 'OCMD') return false;
    if (objects.array(membership['/VE']) !== undefined) return !isTrue(membership['/VE'], 0);
    const listed = membership['/OCGs'] ?? [];
    const members = objects.array(listed) ?? [listed];
    return members.length > 0 && !meets(objects.name(membership['/P']) ?? 'AnyOn', members);
  };
}
