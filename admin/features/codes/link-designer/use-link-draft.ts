import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../../shared/i18n/languages.ts';
import { type LinkViolation, linkListViolations } from '../../../../shared/link-list/link-list-violations.ts';
import type { SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { type KeptDraft, useDocumentDraft } from '../../../ui/unsaved/use-document-draft.ts';
import { type LinkDraft, toDocument, toLinkDraft, writtenLanguages } from './link-draft.ts';

/** Whose links they are: a row with a field `document`. */
export interface Linked {
  resource: string;
  row: SeenRow & { document: Record<string, unknown> | null };
  kept?: KeptDraft | undefined;
}

export type LinkEditing = ReturnType<typeof useLinkDraft>;

const MESSAGES: Record<LinkViolation['code'], string> = {
  required: 'ra.validation.required',
  nothing_written: 'ra.validation.required',
  url: 'app.validation.url',
  range_reversed: 'app.link_designer.range_reversed',
};

/** A page of links while it is edited, in one language at a time. */
export function useLinkDraft(linked: Linked, onDone: () => void) {
  const translate = useTranslate();
  const { draft, setDraft, save, keep, ...editing } = useDocumentDraft<LinkDraft, 'document'>({
    ...linked,
    field: 'document',
    toDraft: toLinkDraft,
    toDocument,
    saved: 'app.link_designer.saved',
    onDone,
  });
  const [language, setLanguage] = useState(useFirstLanguage(draft));
  // Violations are told once somebody wants to save, and from then on while they are put right.
  const [wasTried, setTried] = useState(false);
  const found = useMemo(() => linkListViolations(toDocument(draft)), [draft]);
  const violations = useMemo(
    () => (wasTried ? found.map(({ pointer, code }) => ({ pointer, message: translate(MESSAGES[code]) })) : []),
    [wasTried, found, translate],
  );
  async function unlessWrong(run: () => Promise<void>): Promise<void> {
    if (found.length > 0) setTried(true);
    else await run();
  }
  return {
    ...editing,
    draft,
    language,
    setLanguage,
    violations,
    change: (changes: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...changes })),
    submit: () => unlessWrong(editing.isKept && keep ? keep : save),
    keep: keep && (() => unlessWrong(keep)),
  };
}

/** The reader's own, unless the list is written in others. */
export function useFirstLanguage(draft: LinkDraft): Language {
  const locale = useLocale();
  const written = writtenLanguages(draft);
  if (isLanguage(locale) && (written.length === 0 || written.includes(locale))) return locale;
  return written[0] ?? fallbackLanguage;
}
