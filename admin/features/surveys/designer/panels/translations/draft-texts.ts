/** All texts of a draft with their places, found by the dialects of its kinds of question. Pure. */
import { type Language, languages } from '../../../../../../shared/i18n/languages.ts';
import type { JsonSchema } from '../../../../../../shared/questions/kind.ts';
import { questionKinds } from '../../../../../../shared/questions/index.ts';
import type { Text } from '../../../../../../shared/survey/document.ts';
import { isObject } from '../../../../../providers/user-data.ts';
import type { Draft, DraftQuestion } from '../../design-context.tsx';

export interface TextPlace {
  /** RFC 6901 pointer into the draft; ids and names in it need no escape. */
  pointer: string;
  text: Text;
  /** Property of the dialect: `title`, `help`, `label`, ... */
  name: string;
  /** The list that the text's item stands in (`options`, `rows`), and its number there from 1. */
  list?: string;
  number?: number;
  /** The most characters that it may have. */
  limit: number;
}

export interface TextGroup {
  kind: 'survey' | 'page' | 'question' | 'thank_you' | 'ending' | 'availability' | 'quota';
  /** Of the page, the question or the ending; else the name of the kind. */
  id: string;
  /** Of the page or the question, from 1; 0 for what there is one of. */
  number: number;
  /** Of a question. */
  type?: string;
  places: TextPlace[];
}

/** Characters that the dialect allows, by the definition that a property refers to. */
const LIMITS: Record<string, number> = { label: 120, title: 300, paragraph: 1000, terms: 5000 };

const ABOUT_EVERY_QUESTION: Record<string, JsonSchema> = {
  title: { $ref: '#/$defs/title' },
  help: { $ref: '#/$defs/paragraph' },
  image: { properties: { alt: { $ref: '#/$defs/label' } } },
};

const dialects = new Map(
  questionKinds.map(({ type, dialect }) => [type, { ...ABOUT_EVERY_QUESTION, ...dialect.properties }]),
);

/** The texts of the draft in the order in which a visitor meets them. */
export function textGroups(draft: Draft): TextGroup[] {
  let questionNumber = 0;
  const pages = draft.pages.flatMap((page, at): TextGroup[] => [
    group({ kind: 'page', id: page.id, number: at + 1 }, readText(page, 'title', `/pages/${at}`, 'label')),
    ...page.questions.map((question, index) => {
      questionNumber += 1;
      const about = { kind: 'question', id: question.id, number: questionNumber, type: question.type } as const;
      return group(about, questionTexts(question, `/pages/${at}/questions/${index}`));
    }),
  ]);
  const all: TextGroup[] = [
    group({ kind: 'survey', id: 'survey', number: 0 }, readText(draft, 'title', '', 'label')),
    ...pages,
    group({ kind: 'thank_you', id: 'thank_you', number: 0 }, readWords(draft.thank_you, '/thank_you')),
    ...(draft.endings ?? []).map((ending, at) =>
      group({ kind: 'ending', id: ending.id, number: at + 1 }, [
        ...readWords(ending, `/endings/${at}`),
        ...readText(ending.button ?? {}, 'label', `/endings/${at}/button`, 'label'),
      ]),
    ),
    group({ kind: 'availability', id: 'availability', number: 0 }, readWords(draft.availability, '/availability')),
    ...(draft.quotas ?? []).map((quota, at) =>
      group({ kind: 'quota', id: quota.id, number: at + 1 }, readWords(quota, `/quotas/${at}`)),
    ),
  ];
  return all.filter(({ places }) => places.length > 0);
}

/** What a page in place of the questions says. */
const readWords = (page: { title?: Text; text?: Text } = {}, pointer: string): TextPlace[] => [
  ...readText(page, 'title', pointer, 'label'),
  ...readText(page, 'text', pointer, 'paragraph'),
];

const group = (about: Omit<TextGroup, 'places'>, places: TextPlace[]): TextGroup => ({ ...about, places });

const questionTexts = (question: DraftQuestion, pointer: string): TextPlace[] =>
  textsOf(question, { properties: dialects.get(question.type) ?? ABOUT_EVERY_QUESTION }, pointer);

interface Item {
  list: string;
  number: number;
}

/** Walks a value along the grammar that describes it. */
function textsOf(value: unknown, schema: JsonSchema, pointer: string, item?: Item): TextPlace[] {
  const { properties, items } = schema;
  if (Array.isArray(value) && isObject(items)) {
    const list = pointer.split('/').at(-1) ?? '';
    return value.flatMap((one, at) => textsOf(one, items, `${pointer}/${at}`, { list, number: at + 1 }));
  }
  if (!isObject(value) || !isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property)) return [];
    const definition = typeof property.$ref === 'string' ? (property.$ref.split('/').at(-1) ?? '') : '';
    if (definition in LIMITS) return readText(value, name, pointer, definition, item);
    return textsOf(value[name], property, `${pointer}/${name}`, item);
  });
}

function readText(owner: object, name: string, pointer: string, definition: string, item?: Item): TextPlace[] {
  const text: unknown = new Map(Object.entries(owner)).get(name);
  if (!isObject(text)) return [];
  // Of a thing by itself, the label is named like the thing: 'other'.
  const called = name === 'label' && item === undefined ? (pointer.split('/').at(-1) ?? name) : name;
  return [{ pointer: `${pointer}/${name}`, text, name: called, limit: LIMITS[definition] ?? 0, ...item }];
}

export const isWritten = ({ text }: TextPlace, language: Language): boolean => (text[language] ?? '').trim() !== '';

/** What has no words in any language yet is nothing to translate. */
export const hasText = ({ text }: TextPlace): boolean => Object.values(text).some((words) => words.trim() !== '');

/** How many of the texts there are in the language. */
export function progressOf(groups: TextGroup[], language: Language): { written: number; all: number } {
  const places = groups.flatMap((one) => one.places).filter(hasText);
  return { written: places.filter((place) => isWritten(place, language)).length, all: places.length };
}

/** Languages that may still be added, in the product's order. */
export const furtherLanguages = (offered: readonly Language[]): Language[] =>
  languages.filter((language) => !offered.includes(language));
