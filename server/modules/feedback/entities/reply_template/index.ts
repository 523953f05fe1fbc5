import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { foreignPlaces } from '../../../../../shared/reply-template/fill.ts';

/** @throws Problem 400 for names in braces that nothing is filled into, and for a language that has two texts */
function refuseTexts({ text, translations }: Values): void {
  const errors = typeof text === 'string' ? violationsOf(text, '/text') : [];
  const languages = new Set<string>();
  for (const [at, translation] of (Array.isArray(translations) ? translations : []).entries()) {
    const { language, text: words } = translation as { language: string; text: string };
    if (languages.has(language)) errors.push({ pointer: `/translations/${at}/language`, code: 'duplicate' });
    languages.add(language);
    errors.push(...violationsOf(words, `/translations/${at}/text`));
  }
  if (errors.length > 0) throw invalidInput({ errors });
}

const violationsOf = (text: string, pointer: string): FieldViolation[] =>
  foreignPlaces(text).map((place) =>
    place === null
      ? { pointer, code: 'unreadable_place' }
      : { pointer, code: 'unknown_reply_place', parameters: { place } },
  );

export const replyTemplate: EntityExtension = {
  hooks: {
    beforeCreate(_work, values) {
      refuseTexts(values);
      return Promise.resolve(values);
    },
    beforePatch(_work, _row, changes) {
      refuseTexts(changes);
      return Promise.resolve(changes);
    },
  },
};
