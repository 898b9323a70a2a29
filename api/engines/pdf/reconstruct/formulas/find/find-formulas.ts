import { boxAroundAll, meet } from '../../model/box.ts';
import { createGroups, type Groups } from '../../model/groups.ts';
import type { Box, Glyph, Page, Rule } from '../../model/page-model.ts';
import { isOperator } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import { createBands, nearFormulas } from './bands.ts';
import { type Bar, barOf, tokensInText } from './bars.ts';
import { joinBesideLimits } from './beside-limits.ts';
import { areJoined, enclosed, findScripts, gapBetween, isLevelWith, type Node } from './neighbours.ts';
import { bodySize, type Token, tokensOf } from './tokens.ts';

/** Letters and rules that may be one formula. */
export interface Candidate extends Box {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  /** Whether there is no text beside it. */
  readonly isAlone: boolean;
}

/** Whether there is no text beside a formula on its lines. */
function isAlone(box: Box, size: number, own: readonly Node[], tokens: readonly Token[]): boolean {
  return !tokens.some(
    (token) =>
      isLevelWith(token, box) &&
      token.kind !== 'punctuation' &&
      gapBetween(token, box) < thresholds.alone * size &&
      !own.includes(token),
  );
}

/** Horizontal rules at different places: a bar that is drawn as a rectangle has several sides at one. */
function differentRules(rules: readonly Rule[]): readonly Rule[] {
  const keyOf = ({ x0, x1, y0 }: Rule) => [x0, x1, y0].map((each) => Math.round(each / thresholds.sameBaseline)).join();
  const different = new Map<string, Rule>();
  for (const rule of rules) if (rule.isHorizontal && !different.has(keyOf(rule))) different.set(keyOf(rule), rule);
  return [...different.values()].slice(0, thresholds.maxTokens);
}

/** Horizontal rules that may be bars: those that meet upright ones are borders of a table. */
function possibleBars(rules: readonly Rule[]): readonly Rule[] {
  const { minHeight, gap } = thresholds.border;
  const borders = createBands(rules.filter(({ isHorizontal, y0, y1 }) => !isHorizontal && y1 - y0 > minHeight));
  return differentRules(rules).filter((rule) => !borders(rule, gap).some((border) => meet(rule, border, gap)));
}

/**
 * Finds what may be formulas on a page: letters of fonts for formulas, and what is among, above and below them. A page
 * without such letters has none.
 */
export function findFormulas({ glyphs, rules }: Pick<Page, 'glyphs' | 'rules'>): readonly Candidate[] {
  const near = nearFormulas(glyphs);
  if (near.length === 0) return [];
  const tokens = tokensOf(near, bodySize(glyphs));
  if (tokens.length > thresholds.maxTokens) return [];
  const tokensBy = createBands(tokens);
  const horizontal = possibleBars(rules);
  const rulesBy = createBands(horizontal);
  const reach = thresholds.aroundBarPoints;
  const inText = tokensInText(tokens, tokensBy);
  const bars = horizontal.flatMap(
    (rule) => barOf(rule, { tokens: tokensBy(rule, reach), rules: rulesBy(rule, reach), inText }) ?? [],
  );
  const nodes: Node[] = [...tokens, ...bars.flatMap(({ node }) => node ?? [])];
  const groups = createGroups(nodes);
  for (const { node, parts } of bars) for (const part of parts) groups.join(node ?? (parts[0] as Token), part);
  const seeds = nodes.filter(({ kind, text }) => kind === 'math' || isOperator(text));
  const nearby = createBands(nodes);
  const scripts = findScripts(nodes, nearby);
  const queue = [...seeds];
  const seen = new Set<Node>(seeds);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const joined = nearby(node, node.size).filter((other) => other !== node && areJoined(node, other, scripts));
    for (const other of [...joined, ...enclosed(node, nearby(node, 0))]) {
      groups.join(node, other);
      if (seen.has(other)) continue;
      seen.add(other);
      queue.push(other);
    }
  }
  joinBesideLimits(groups, nodes, nearby);
  joinDisplays(groups, nearby);
  return groups.all().flatMap((group) => candidateOf(group, tokens, bars));
}

/**
 * Joins parts of formulas that have no text beside them across wider gaps: there is nothing else on their line that they
 * could be of.
 */
function joinDisplays(groups: Groups<Node>, nearby: (box: Box, reach: number) => readonly Node[]): void {
  const all = groups.all();
  const isMath = new Map(all.map((group) => [group, group.some(({ kind }) => kind === 'math')]));
  const groupOf = new Map(all.flatMap((group) => group.map((node) => [node, group] as const)));
  const displays = new Map<readonly Node[], Box>();
  for (const group of all) {
    const box = boxAroundAll(group);
    const size = Math.max(...group.map((node) => node.size));
    const isBeside = (node: Node) =>
      node.kind === 'prose' && gapBetween(node, box) < thresholds.alone * size && isLevelWith(node, box);
    if (!group.some(({ kind }) => kind === 'prose') && !nearby(box, 0).some(isBeside)) displays.set(group, box);
  }
  for (const [group, box] of displays) {
    if (!isMath.get(group)) continue;
    const [first] = group as readonly [Node, ...Node[]];
    for (const node of nearby(box, 0)) {
      const other = groupOf.get(node);
      const otherBox = other === undefined || other === group ? undefined : displays.get(other);
      if (otherBox === undefined) continue;
      const areLevel = isLevelWith(otherBox, box) || isLevelWith(box, otherBox);
      if (areLevel && gapBetween(otherBox, box) < thresholds.join.alone * first.size) groups.join(first, node);
    }
  }
}

const isPunctuation = ({ kind }: Node) => kind === 'punctuation';

/** The parts of a group without the full stops before and after it, if the text continues. */
function withoutStops(group: readonly Node[]): readonly Node[] {
  const first = group.reduce((left, node) => (node.x0 < left.x0 ? node : left));
  const last = group.reduce((right, node) => (node.x1 > right.x1 ? node : right));
  return group.filter((node) => (node !== first && node !== last) || !isPunctuation(node));
}

/** A group of tokens as a candidate; none if nothing in it is of a font for formulas. */
function candidateOf(group: readonly Node[], tokens: readonly Token[], bars: readonly Bar[]): readonly Candidate[] {
  if (!group.some(({ kind }) => kind === 'math') || group.every(isPunctuation)) return [];
  const size = Math.max(...group.map((node) => node.size));
  const alone = isAlone(boxAroundAll(group), size, group, tokens);
  const own = alone ? group : withoutStops(group);
  const kept = new Set(own);
  const glyphs = own.flatMap((node) => node.glyphs);
  const rules = bars.filter(({ parts }) => parts.every((part) => kept.has(part))).map(({ rule }) => rule);
  if (glyphs.length === 0) return [];
  return [{ ...boxAroundAll([...own, ...rules]), glyphs, rules, isAlone: alone }];
}
