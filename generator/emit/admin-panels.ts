/** Prints what the page of a row has beside its fields. */
import type { EntityModel, Model } from '../../shared/contract/model.ts';
import type { AnswerModel, AnswerPanel, PanelModel, RelatedPanel } from '../../shared/contract/page-model.ts';
import { answerOf, cellParts, type FieldPart, isNumeric } from './admin-fields.ts';
import { printTag } from './admin-jsx.ts';
import { printObject } from './admin-pieces.ts';
import { printLiteral } from './literal.ts';
import { camelCase } from './names.ts';

const isAnswer = (panel: PanelModel): panel is AnswerPanel => 'action' in panel;
const isRelated = (panel: PanelModel): panel is RelatedPanel => 'related' in panel;

/** Components of admin/crud. */
export function panelComponents(entity: EntityModel): string[] {
  return [...new Set(entity.admin.panels.map(componentOf))];
}

function componentOf(panel: PanelModel): string {
  if (isAnswer(panel)) return 'AnswerPanel';
  return isRelated(panel) ? 'RelatedPanel' : 'OwnPanel';
}

/** Constants of admin/generated/resources.ts that the panels show rows of. */
export function relatedTo(entity: EntityModel, model: Model): string[] {
  const ids = new Set(entity.admin.panels.flatMap((panel) => (isRelated(panel) ? [panel.related] : [])));
  return model.entities.filter(({ id }) => ids.has(id)).map(({ id }) => camelCase(id));
}

/** All cells of the answers. */
export function panelParts(entity: EntityModel, model: Model): FieldPart[] {
  return entity.admin.panels.filter(isAnswer).flatMap(({ action, answer }) => {
    const { facts, tables } = cellsOf(entity, action, answer, model);
    return [...facts, ...tables.flatMap(({ parts }) => parts)];
  });
}

interface Table {
  name: string;
  parts: FieldPart[];
}

function cellsOf(entity: EntityModel, action: string, { facts, lists, results }: AnswerModel, model: Model) {
  const all = [...lists, ...(results ? [results] : [])];
  return {
    facts: cellParts(answerOf(entity, action, facts), model),
    tables: all.map(({ name, columns }): Table => ({
      name,
      parts: cellParts(answerOf(entity, action, columns, name), model),
    })),
  };
}

/** The constants `answers`, where there are some, and `panels`. */
export function printPanels(entity: EntityModel, model: Model): string[] {
  const { panels } = entity.admin;
  if (panels.length === 0) return [];
  const answers = panels.filter(isAnswer).map((panel) => printAnswer(entity, panel, model));
  return [
    ...(answers.length === 0
      ? []
      : ['/** What the panels show of answers. */', `const answers = {\n${answers.join('')}};`, '']),
    '/** Beside the fields on the page of a row. */',
    `export const panels = {\n${panels.map((panel) => printPanel(entity, panel)).join('')}};`,
    '',
  ];
}

function printAnswer(entity: EntityModel, { name, action, answer }: AnswerPanel, model: Model): string {
  const { facts, tables } = cellsOf(entity, action, answer, model);
  const lists = tables.filter((table) => table.name !== answer.results?.name);
  const results = tables.find((table) => table.name === answer.results?.name);
  return [
    `  ${name}: {\n`,
    ...(facts.length === 0 ? [] : [`    facts: ${printObject(facts, 2)},\n`]),
    ...(lists.length === 0
      ? []
      : [`    lists: {\n${lists.map((table) => `      ${table.name}: ${printTable(table, 3)},\n`).join('')}    },\n`]),
    ...(results === undefined ? [] : [`    results: ${printTable(results, 2)},\n`]),
    '  },\n',
  ].join('');
}

function printTable({ parts }: Table, depth: number): string {
  const indent = '  '.repeat(depth);
  const numeric = parts.filter(({ field }) => isNumeric(field)).map(({ field }) => field.name);
  const numbers = numeric.length === 0 ? '' : `${indent}  numeric: ${printLiteral(numeric)},\n`;
  return `{\n${indent}  cells: ${printObject(parts, depth + 1)},\n${numbers}${indent}}`;
}

function printPanel(entity: EntityModel, panel: PanelModel): string {
  const words = `resources.${entity.admin.route}`;
  const said = (part: 'title' | 'empty') => `${words}.panels.${panel.name}.${part}`;
  const attributes = attributesOf(panel, said);
  const component = componentOf(panel);
  const start = `  ${panel.name}: `;
  const line = printTag(component, attributes, 1, start.length);
  if (!line.includes('\n')) return `${start}${line},\n`;
  return `${start}(\n    ${printTag(component, attributes, 2, 200)}\n  ),\n`;
}

function attributesOf(panel: PanelModel, said: (part: 'title' | 'empty') => string): string[] {
  const title = panel.title === undefined ? [] : [`title="${said('title')}"`];
  if (isRelated(panel))
    return [`entity={${camelCase(panel.related)}}`, `by="${panel.by}"`, `step="${panel.step}"`, ...title];
  if (!isAnswer(panel)) return [`name="${panel.name}"`];
  const empty = panel.empty === undefined ? [] : [`empty="${said('empty')}"`];
  return [`action="${panel.action}"`, ...title, ...empty, `{...answers.${panel.name}}`];
}
