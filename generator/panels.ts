/** `x-admin.panels`: what the page of a row has below its fields. */
import { buildOutput } from './build-field.ts';
import type { FieldModel } from '../shared/contract/model.ts';
import type { AnswerList, AnswerModel, PanelModel } from '../shared/contract/page-model.ts';
import type {
  RawAction,
  RawAnswerPanel,
  RawComponentPanel,
  RawEntity,
  RawPanel,
  RawPayload,
  RawProperty,
  RawRelatedPanel,
} from './raw.ts';
import { type Definitions, resolveProperty, typeOf } from './resolve.ts';
import { humanize } from './words.ts';

export const isRelated = (panel: RawPanel): panel is RawRelatedPanel => 'related' in panel;
export const isComponent = (panel: RawPanel): panel is RawComponentPanel => 'component' in panel;

/** A panel is called by what it shows; rows of one entity that refer to the row in several ways, by the field too. */
export function panelName(panel: RawPanel, panels: readonly RawPanel[]): string {
  if (isComponent(panel)) return panel.component;
  if (!isRelated(panel)) return panel.action;
  const same = panels.filter((other) => isRelated(other) && other.related === panel.related);
  return same.length > 1 ? `${panel.related}_by_${panel.by}` : panel.related;
}

/** @param all every entity: those that are related are among them */
export function buildPanels(entity: RawEntity, all: RawEntity[], definitions: Definitions): PanelModel[] {
  const panels = entity['x-admin']?.panels ?? [];
  return panels.map((panel): PanelModel => {
    const name = panelName(panel, panels);
    if (isComponent(panel)) return { ...panel, name };
    return isRelated(panel)
      ? { ...panel, name, step: stepOf(panel, name, all) }
      : { ...panel, name, answer: buildAnswer(actionOf(entity, panel), definitions) };
  });
}

/** The last step of their own address, as far as that tells them from those of another panel. */
function stepOf({ related }: RawRelatedPanel, name: string, all: RawEntity[]): string {
  const path = all.find(({ $id }) => $id === related)?.['x-path'];
  return path === undefined || name !== related ? name : path.slice(path.lastIndexOf('/') + 1);
}

function actionOf(entity: RawEntity, { action }: RawAnswerPanel): RawAction {
  const found = entity['x-actions']?.[action];
  if (found === undefined) throw new Error(`There is no action '${action}'; check the schemas first.`);
  return found;
}

const PAGE = ['offset', 'limit'];

/** What of the input an answer is shown without. */
export const isOfPage = (name: string): boolean => PAGE.includes(name);

/** Whether the answer has a list that is read page by page. */
export function isPaged({ input, output }: RawAction): boolean {
  const asked = Object.keys(input?.properties ?? {});
  const answered = Object.keys(output?.properties ?? {});
  return PAGE.every((name) => asked.includes(name)) && ['total', 'results'].every((name) => answered.includes(name));
}

/** The payload of each item, where the property is a list of objects. */
export function itemsOf(property: RawProperty, definitions: Definitions): RawPayload | undefined {
  const { items } = resolveProperty(property, definitions);
  const item = items && resolveProperty(items, definitions);
  if (item?.properties === undefined || typeOf(item) !== 'object') return undefined;
  return { type: 'object', properties: item.properties, ...(item.required && { required: item.required }) };
}

/** What the answer has for people to read: neither what is hidden, nor what pages are counted by. */
export function answered(action: RawAction, definitions: Definitions): [name: string, property: RawProperty][] {
  return shownOf(action.output, definitions).filter(([name]) => name !== 'total' || !isPaged(action));
}

/** The properties that are not hidden. */
export function shownOf(payload: RawPayload | undefined, definitions: Definitions): [string, RawProperty][] {
  return Object.entries(payload?.properties ?? {}).filter(
    ([, property]) => resolveProperty(property, definitions)['x-ui']?.hidden !== true,
  );
}

function buildAnswer(action: RawAction, definitions: Definitions): AnswerModel {
  const output = action.output ?? { type: 'object', properties: {} };
  const facts: FieldModel[] = [];
  const lists: AnswerList[] = [];
  for (const [name, property] of answered(action, definitions)) {
    const items = itemsOf(property, definitions);
    if (items === undefined) facts.push(buildOutput(name, property, output, definitions));
    else lists.push({ name, title: property.title ?? humanize(name), columns: buildColumns(items, definitions) });
  }
  const results = isPaged(action) ? lists.find(({ name }) => name === 'results') : undefined;
  return { facts, lists: lists.filter((list) => list !== results), ...(results && { results }) };
}

/** All of them: a hidden one may say which currency an amount is in. */
function buildColumns(items: RawPayload, definitions: Definitions): FieldModel[] {
  return Object.entries(items.properties).map(([name, property]) => buildOutput(name, property, items, definitions));
}
