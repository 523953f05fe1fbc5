import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languageFacts } from '../../../../../../shared/i18n/languages.ts';
import { useDesign } from '../../design-context.tsx';
import { fallbackOf, languagesOf } from '../../state/languages.ts';
import { addLanguage, putFirst, removeLanguage, removeLanguages, setText, setTexts } from './change-texts.ts';
import { hasText, isWritten, type TextGroup, textGroups } from './draft-texts.ts';

export type Translations = ReturnType<typeof useTranslations>;

/** What the panel shows and does; the target is the language in which the designer edits. */
export function useTranslations() {
  const translate = useTranslate();
  const { document, language, setLanguage, change, canEdit } = useDesign();
  const offered = languagesOf(document, language);
  const fallback = fallbackOf(document);
  const first = offered.includes(fallback) ? fallback : (offered[0] ?? fallback);
  const [chosenSource, setSource] = useState<Language>();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const groups = useMemo(() => textGroups(document), [document]);
  const source = chosenSource !== undefined && offered.includes(chosenSource) ? chosenSource : first;
  // Who edits in the language that is translated from is shown the first other one.
  const target = language !== source ? language : (offered.find((one) => one !== source) ?? source);
  const nameOf = (one: Language) => languageFacts[one].name;
  const stepLabel = (step: string, one: Language) =>
    translate(`app.survey_panels.translations.steps.${step}`, { language: nameOf(one) });

  return {
    groups,
    offered,
    first,
    source,
    target,
    setSource,
    setTarget: setLanguage,
    onlyMissing,
    setOnlyMissing,
    canEdit,
    write: (pointer: string, words: string) =>
      change(
        stepLabel('translate', target),
        (draft) => setText(draft, pointer, target, words),
        `translate ${target} ${pointer}`,
      ),
    writeAll: (changes: Parameters<typeof setTexts>[1]) =>
      change(translate('app.survey_panels.translations.steps.import'), (draft) => setTexts(draft, changes)),
    add: (one: Language) => {
      change(stepLabel('add', one), (draft) => addLanguage(draft, offered, one));
      setLanguage(one);
    },
    remove: (one: Language) => {
      change(stepLabel('remove', one), (draft) => removeLanguage(draft, offered, one));
      setLanguage(offered.find((other) => other !== one) ?? fallback);
    },
    removeAll: (some: readonly Language[]) => {
      const left = offered.filter((one) => !some.includes(one));
      change(translate('app.survey_panels.translations.steps.remove_several'), (draft) =>
        removeLanguages(draft, offered, some),
      );
      if (!left.includes(language)) setLanguage(left[0] ?? fallback);
    },
    putFirst: (one: Language) => change(stepLabel('first', one), (draft) => putFirst(draft, offered, one)),
  };
}

/** The texts that have words in some language but not in this one. */
export const missingIn = (groups: TextGroup[], language: Language): string[] =>
  groups.flatMap(({ places }) =>
    places.filter((place) => hasText(place) && !isWritten(place, language)).map(({ pointer }) => pointer),
  );
