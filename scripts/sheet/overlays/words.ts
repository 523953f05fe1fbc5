/** What stands on a screen, found by the key of its text: a step that opens something is the same in every language. */
import fs from 'node:fs';
import path from 'node:path';
import english from 'ra-language-english';
import { flattenTexts, mergeTexts, type TextTree } from '../../../admin/i18n/text-tree.ts';
import { project } from '../../front-ends.ts';

/** The whole text of a key, or what is before a colon: whatever stands for its placeholders, in any plural form. */
export type Words = (key: string) => RegExp;

const PLACEHOLDER = /%\{\w+\}/;
const FORMS = ' |||| ';

/** Answers throw where the language has no text of the key. */
export function wordsOf(locale: string): Words {
  const own = locale === 'en' ? [] : [`admin/i18n/${locale}.json`, `shared/i18n/labels/${locale}.json`];
  const files = ['admin/i18n/en.json', 'shared/i18n/generated/en.json', ...own];
  const trees = files.map((file) => JSON.parse(fs.readFileSync(path.join(project, file), 'utf8')) as TextTree);
  const texts = flattenTexts(mergeTexts([english, ...trees]));
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${locale} has no text ${key}.`);
    const forms = text.split(FORMS).map((form) =>
      form
        .split(PLACEHOLDER)
        .map((part) => RegExp.escape(part))
        .join('.*'),
    );
    return new RegExp(`^\\s*(?:${forms.join('|')})(?:: .*)?\\s*$`, 'u');
  };
}
