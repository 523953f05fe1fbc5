/** shared/i18n/generated/en.json: the English words of entities, fields and choices. The other locales are kept by hand. */
import { helpText, insideOf } from '../fields/kind.ts';
import { kindNamed } from '../fields/index.ts';
import type {
  ActionButton,
  ActionModel,
  EntityModel,
  FieldModel,
  JsonValue,
  Model,
} from '../../shared/contract/model.ts';
import type { AnswerPanel } from '../../shared/contract/page-model.ts';
import { hasWords, toText } from '../../shared/contract/label.ts';
import { answerOf, dialogOf, shownFields } from './admin-fields.ts';
import { adminEntities } from './admin-resources.ts';
import type { GeneratedFile } from './file.ts';
import { composedWords, eventLabels, printComposed } from './event-labels.ts';
import { writableFields } from './schemas.ts';

export const LABELS_FILE = 'shared/i18n/generated/en.json';

/** A tree of texts; a leaf is one text. */
export interface LabelTree {
  [key: string]: string | LabelTree;
}

/** A key as its path, since a route may hold dots and slashes, and its text. */
export interface Label {
  path: string[];
  text: string;
}

export function printLabels(model: Model): GeneratedFile[] {
  const texts = { path: LABELS_FILE, text: `${JSON.stringify(buildTree(collectLabels(model)), null, 2)}\n` };
  return [texts, ...printComposed(model)];
}

/** All labels, in the order of the model. */
export function collectLabels(model: Model): Label[] {
  const ofEntities = adminEntities(model).flatMap((entity) => [
    { path: ['resources', entity.admin.route, 'name'], text: `${entity.title} |||| ${entity.plural}` },
    ...(hasWords(entity.label)
      ? [{ path: ['resources', entity.admin.route, 'label'], text: toText(entity.label) }]
      : []),
    ...entity.fields.filter(isSeen).map((field) => ({
      path: ['resources', entity.admin.route, 'fields', field.name],
      text: field.title,
    })),
    ...entity.admin.composites.map(({ name, title }) => ({
      path: ['resources', entity.admin.route, 'fields', name],
      text: title,
    })),
    ...helpLabels(entity, ['resources', entity.admin.route]),
    ...sectionLabels(entity),
    ...tabLabels(entity),
    ...panelLabels(entity, model),
    ...(entity.admin.deletion === undefined
      ? []
      : [{ path: ['resources', entity.admin.route, 'deletion'], text: entity.admin.deletion }]),
    ...entity.admin.notices.map(({ text }, index) => ({
      path: ['resources', entity.admin.route, 'notices', String(index)],
      text,
    })),
    ...(entity.list.description === undefined
      ? []
      : [{ path: ['resources', entity.admin.route, 'list'], text: entity.list.description }]),
    ...emptyLabels(entity),
    ...Object.keys(entity.list.quick ?? {}).map((name) => ({
      path: ['resources', entity.admin.route, 'quick', name],
      text: toSentenceCase(name),
    })),
    ...entity.actions.flatMap((action) => actionLabels(entity, action)),
    ...entity.actions.flatMap(({ buttons }) => buttons.flatMap((button) => dialogLabels(entity, button, model))),
    ...entity.fields.filter(isSeen).flatMap((field) => choiceLabels(entity, field, model)),
    ...entity.fields.filter(isSeen).flatMap((field) => insideLabels(entity, field, model)),
  ]);
  return [...ofEntities, ...eventLabels(model)];
}

/** Neither the hidden nor what never leaves the server has a name for people. */
function isSeen(field: FieldModel): boolean {
  return !field.ui.hidden && !(field.readOnly && field.writeOnly);
}

function helpLabels(entity: EntityModel, at: string[]): Label[] {
  return writableFields(entity).flatMap((field) => {
    const text = helpText(field);
    if (text === undefined || !isSeen(field)) return [];
    return [{ path: [...at, 'help', field.name], text }];
  });
}

/** What an action is called, as the audit log tells it, and the verbs on its buttons. */
function actionLabels({ admin }: EntityModel, { name, buttons }: ActionModel): Label[] {
  const texts = Object.fromEntries([
    [name, toSentenceCase(name)],
    ...buttons.map((button) => [button.name, button.title] as const),
  ]);
  return Object.entries(texts).map(([key, text]) => ({ path: ['resources', admin.route, 'actions', key], text }));
}

/** What a button asks, in a question and in a form, and says. */
function dialogLabels(entity: EntityModel, button: ActionButton, model: Model): Label[] {
  const at = ['resources', entity.admin.route, 'dialogs', button.name];
  const dialog = dialogOf(entity, button);
  return [
    ...(button.question === undefined ? [] : [{ path: [...at, 'question'], text: button.question }]),
    { path: [...at, 'done'], text: button.done },
    ...button.fields.map((field) => ({ path: [...at, 'fields', field.name], text: field.title })),
    ...helpLabels(dialog, at),
    ...button.fields.flatMap((field) => choiceLabels(dialog, field, model)),
    ...button.fields.flatMap((field) => insideLabels(dialog, field, model, at)),
  ];
}

/** Of an object: what its properties are called, ask for and can be. */
function insideLabels(
  entity: EntityModel,
  field: FieldModel,
  model: Model,
  above = ['resources', entity.admin.route],
  isAsked = writableFields(entity).includes(field),
): Label[] {
  const { properties = [] } = field;
  const at = [...above, 'properties', field.name];
  const inside = insideOf(field, { entity, model }).entity;
  return [
    ...properties.map(({ name, title }) => ({ path: [...at, 'fields', name], text: title })),
    ...(isAsked ? helpLabels(inside, at) : []),
    ...properties.flatMap((inner) => choiceLabels(inside, inner, model)),
    ...properties.flatMap((inner) => insideLabels(inside, inner, model, at, isAsked)),
  ];
}

function panelLabels(entity: EntityModel, model: Model): Label[] {
  const route = ['resources', entity.admin.route];
  return entity.admin.panels.flatMap((panel) => {
    const at = [...route, 'panels', panel.name];
    return [
      ...(panel.title === undefined ? [] : [{ path: [...at, 'title'], text: panel.title }]),
      ...('empty' in panel && panel.empty !== undefined ? [{ path: [...at, 'empty'], text: panel.empty }] : []),
      ...('answer' in panel ? answerLabels(entity, panel, model) : []),
    ];
  });
}

/** What the parts of an answer are called. */
function answerLabels(entity: EntityModel, { action, answer }: AnswerPanel, model: Model): Label[] {
  const at = ['resources', entity.admin.route, 'answers', action];
  const { facts, lists, results } = answer;
  const tables = [...lists, ...(results ? [results] : [])];
  return [
    ...lists.map(({ name, title }) => ({ path: [...at, 'fields', name], text: title })),
    ...namedFields(answerOf(entity, action, facts), at, model),
    ...tables.flatMap(({ name, columns }) =>
      namedFields(answerOf(entity, action, columns, name), [...at, 'lists', name], model),
    ),
  ];
}

/** The names of what an answer shows, and the words of its choices. */
function namedFields(answer: EntityModel, at: string[], model: Model): Label[] {
  return shownFields(answer).flatMap((field) => [
    { path: [...at, 'fields', field.name], text: field.title },
    ...choiceLabels(answer, field, model),
  ]);
}

/** What a list without a row says, and the rows that it offers to begin with. */
function emptyLabels({ admin: { route, empty = { text: '' } } }: EntityModel): Label[] {
  const { examples = [], ...parts } = empty;
  const at = ['resources', route, 'empty'];
  return [
    ...Object.entries(parts).flatMap(([part, text]) => (text === '' ? [] : [{ path: [...at, part], text }])),
    ...examples.flatMap(({ title, text }, index) => [
      { path: [...at, 'examples', String(index), 'title'], text: title },
      { path: [...at, 'examples', String(index), 'text'], text },
    ]),
  ];
}

function tabLabels({ admin }: EntityModel): Label[] {
  return admin.tabs.map(({ name, title }) => ({ path: ['resources', admin.route, 'tabs', name], text: title }));
}

function sectionLabels(entity: EntityModel): Label[] {
  return entity.admin.sections.flatMap(({ title, description }, index) => {
    const path = ['resources', entity.admin.route, 'sections', String(index)];
    return [
      { path: [...path, 'title'], text: title },
      ...(description === undefined ? [] : [{ path: [...path, 'description'], text: description }]),
    ];
  });
}

/** Kinds whose choices are words say under which key they look for them. */
function choiceLabels(entity: EntityModel, field: FieldModel, model: Model): Label[] {
  const cell = kindNamed(field.kind).cell?.(field, { entity, model });
  if (cell === undefined) return [];
  const { choices, translation } = cell.props;
  const { words } = field.ui;
  if (words !== undefined && typeof translation === 'string') {
    const key = translation.split('.');
    return [
      ...(words.yes === undefined ? [] : [{ path: [...key, 'true'], text: words.yes }]),
      ...(words.no === undefined ? [] : [{ path: [...key, 'false'], text: words.no }]),
    ];
  }
  if (typeof translation !== 'string' || !Array.isArray(choices)) return [];
  const composed = composedWords(model);
  const named = choices.filter(isText).filter((choice) => !composed.has(choice));
  const titles = entityTitles(named, model);
  return named.map((choice) => ({
    path: [...translation.split('.'), choice],
    text: titles.get(choice) ?? toSentenceCase(choice),
  }));
}

/** What chooses among entities calls them as they are called everywhere; empty where any choice is none. */
function entityTitles(choices: readonly string[], { entities }: Model): Map<string, string> {
  const titles = new Map(entities.map(({ id, title }) => [id, title]));
  return choices.every((choice) => titles.has(choice)) ? titles : new Map();
}

/** `in_processing` to `In processing`. */
function toSentenceCase(identifier: string): string {
  const words = identifier.replace(/[_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}

function buildTree(labels: Label[]): LabelTree {
  const tree: LabelTree = {};
  for (const { path, text } of labels) {
    let branch = tree;
    for (const key of path.slice(0, -1)) {
      const next = branch[key];
      branch = typeof next === 'object' ? next : (branch[key] = {});
    }
    branch[path.at(-1) ?? ''] = text;
  }
  return tree;
}
