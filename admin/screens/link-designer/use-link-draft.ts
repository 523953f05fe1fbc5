import { useMemo, useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../public-app/i18n/languages.ts';
import { type LinkFault, linkListFaults } from '../../../public-app/link-list/link-list-faults.ts';
import { useDraft } from '../../kit/unsaved/use-draft.ts';
import { useChange } from '../../kit/use-change.ts';
import { type LinkDraft, toDocument, toLinkDraft, writtenLanguages } from './link-draft.ts';

/** Whose links they are: a row with a field `document`. */
export interface Linked {
  resource: string;
  id: number;
  document: Record<string, unknown> | null;
}

export type LinkEditing = ReturnType<typeof useLinkDraft>;

const MESSAGES: Record<LinkFault['code'], string> = {
  required: 'ra.validation.required',
  nothing_written: 'ra.validation.required',
  url: 'app.validation.url',
  range_reversed: 'app.link_designer.range_reversed',
};

/** A page of links while it is edited, in one language at a time. */
export function useLinkDraft(linked: Linked, onDone: () => void) {
  const translate = useTranslate();
  const { draft, setDraft, isDirty, forget } = useDraft<LinkDraft>({
    of: `${linked.resource}/${linked.id}/document`,
    saved: linked.document,
    toDraft: toLinkDraft,
    toDocument,
  });
  const [language, setLanguage] = useState(useFirstLanguage(draft));
  // Faults are told once somebody wants to save, and from then on while they are put right.
  const [wasTried, setTried] = useState(false);
  const { save, isSaving, fault } = useSaveLinks(linked, () => {
    forget();
    onDone();
  });
  const found = useMemo(() => linkListFaults(toDocument(draft)), [draft]);
  const faults = useMemo(
    () => (wasTried ? found.map(({ pointer, code }) => ({ pointer, message: translate(MESSAGES[code]) })) : []),
    [wasTried, found, translate],
  );
  return {
    draft,
    isDirty,
    forget,
    language,
    setLanguage,
    faults,
    fault,
    isSaving,
    change: (changes: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...changes })),
    submit: async () => {
      if (found.length > 0) setTried(true);
      else await save(toDocument(draft));
    },
  };
}

/** The reader's own, unless the list is written in others. */
export function useFirstLanguage(draft: LinkDraft): Language {
  const locale = useLocale();
  const written = writtenLanguages(draft);
  if (isLanguage(locale) && (written.length === 0 || written.includes(locale))) return locale;
  return written[0] ?? fallbackLanguage;
}

function useSaveLinks({ resource, id }: Linked, onDone: () => void) {
  const provider = useDataProvider();
  const { make, isRunning, fault } = useChange();

  async function save(document: object): Promise<void> {
    const update = () => provider.update(resource, { id, data: { document }, previousData: { id } });
    if ((await make(update, { message: 'app.link_designer.saved' })) !== undefined) onDone();
  }
  return { save, isSaving: isRunning, fault };
}
