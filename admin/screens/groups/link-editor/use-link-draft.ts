import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../../public-app/i18n/languages.ts';
import { linkListGroup } from '../../../generated/resources.ts';
import type { LinkListGroupRecord } from '../../../generated/types.ts';
import { useChange } from '../../../kit/use-change.ts';
import {
  type DraftLink,
  inLanguage,
  linkFaults,
  LIMITS,
  toDocument,
  toLinkDraft,
  writtenLanguages,
} from './link-draft.ts';

export type LinkEditing = ReturnType<typeof useLinkDraft>;

/** The links of a group while they are edited, in one language at a time. */
export function useLinkDraft(group: LinkListGroupRecord, onDone: () => void) {
  const locale = useLocale();
  const [draft, setDraft] = useState(() => toLinkDraft(group.document));
  const [language, setLanguage] = useState<Language>(() => {
    const written = writtenLanguages(draft);
    if (isLanguage(locale) && (written.length === 0 || written.includes(locale))) return locale;
    return written[0] ?? fallbackLanguage;
  });
  // Faults are told once somebody wants to save, and from then on while they are put right.
  const [isChecked, setChecked] = useState(false);
  const [added, setAdded] = useState(0);
  const { save, isSaving, fault } = useSaveLinks(group, onDone);
  const faults = linkFaults(draft);

  const changeLink = (key: string, changes: Partial<DraftLink>) =>
    setDraft((before) => ({
      ...before,
      links: before.links.map((link) => (link.key === key ? { ...link, ...changes } : link)),
    }));
  return {
    draft,
    language,
    setLanguage,
    faults: isChecked ? faults : {},
    isFull: draft.links.length >= LIMITS.links,
    fault,
    isSaving,
    change: (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes })),
    setTitle: (words: string) =>
      setDraft((before) => ({ ...before, title: inLanguage(before.title, language, words) })),
    setLinkTitle: (link: DraftLink, words: string) =>
      changeLink(link.key, { title: inLanguage(link.title, language, words) }),
    setUrl: (link: DraftLink, url: string) => changeLink(link.key, { url }),
    add: () => {
      setAdded(added + 1);
      setDraft((before) => ({ ...before, links: [...before.links, { key: `added-${added}`, title: {}, url: '' }] }));
    },
    remove: (key: string) =>
      setDraft((before) => ({ ...before, links: before.links.filter((link) => link.key !== key) })),
    move: (from: number, to: number) => setDraft((before) => ({ ...before, links: arrayMove(before.links, from, to) })),
    submit: async () => {
      setChecked(true);
      if (Object.keys(faults).length === 0) await save(toDocument(draft));
    },
  };
}

function useSaveLinks(group: LinkListGroupRecord, onDone: () => void) {
  const provider = useDataProvider();
  const { make, isRunning, fault } = useChange();

  async function save(document: Record<string, unknown>): Promise<void> {
    const update = () =>
      provider.update(linkListGroup.route, { id: group.id, data: { document }, previousData: { id: group.id } });
    if ((await make(update, { message: 'app.groups.link_list.saved' })) !== undefined) onDone();
  }
  return { save, isSaving: isRunning, fault };
}
