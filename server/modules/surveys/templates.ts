/** Surveys to begin from: one file each in `templates`, listed here in the order in which they are offered. */
import { readFileSync } from 'node:fs';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { invalidInput } from '../../errors.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { ActionRequest } from '../../kernel/extension.ts';

export interface Template {
  name: Record<Locale, string>;
  /** What it asks, and what for. */
  description: Record<Locale, string>;
  document: SurveyDocument;
}

const IDS = ['restaurant', 'hotel', 'clinic', 'retail', 'event', 'workplace', 'blank'];

const FOLDER = new URL('./templates/', import.meta.url);
const read = (id: string): Template => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) as Template;

export const templates: ReadonlyMap<string, Template> = new Map(IDS.map((id) => [id, read(id)]));

/** The document of a template; throws 400 for one that is not offered. */
export function findTemplate(id: string): SurveyDocument {
  const template = templates.get(id);
  if (!template) throw invalidInput({ errors: [{ pointer: '/template', code: 'unknown_template' }] });
  return template.document;
}

/** The action `templates`. */
export const listTemplates = async ({ locale }: Pick<ActionRequest, 'locale'>): Promise<object> => ({
  results: [...templates].map(([id, { name, description, document }]) => ({
    id,
    name: name[locale],
    description: description[locale],
    document,
  })),
});
