import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isObject } from '../../providers/user-data.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { deleteDraft, storeDraft, readDraft } from './drafts.ts';

interface Draft<Value> {
  draft: Value;
  setDraft: Dispatch<SetStateAction<Value>>;
  /** It says something else than what is saved. */
  isDirty: boolean;
  /** Once it is saved, or given up. */
  forget: () => void;
  /** Gives it up for what is saved by now. */
  begin: (saved: Record<string, unknown> | null) => void;
}

interface DraftOptions<Value extends object> {
  /** What it is a draft of, such as `group/7/design`; of the same user, it comes back when that is opened again. */
  of: string;
  /** What is saved; null where nothing is yet. */
  saved: Record<string, unknown> | null;
  toDraft: (stored: Record<string, unknown> | null) => Value;
  /** What it says: drafts that say the same are the same. */
  toDocument: (draft: Value) => object;
}

/** A part of a row while it is edited, kept in this tab until it is saved or given up. */
export function useDraft<Value extends object>({ of, saved, toDraft, toDocument }: DraftOptions<Value>): Draft<Value> {
  const key = `${useUserData()?.id}/${of}`;
  const [initial, setInitial] = useState(() => toDraft(saved));
  const base = JSON.stringify(toDocument(initial));
  const [draft, setDraft] = useState<Value>(() => {
    const kept = readDraft(sessionStorage, key);
    // What somebody else has saved meanwhile is not undone by what was begun before.
    return isObject(kept) && kept['base'] === base && isObject(kept['draft']) ? toDraft(kept['draft']) : initial;
  });
  const isDirty = JSON.stringify(toDocument(draft)) !== base;
  useEffect(() => {
    if (isDirty) storeDraft(sessionStorage, key, { base, draft });
    else deleteDraft(sessionStorage, key);
  }, [key, base, draft, isDirty]);
  function begin(now: Record<string, unknown> | null): void {
    setInitial(toDraft(now));
    setDraft(toDraft(now));
  }
  return { draft, setDraft, isDirty, forget: () => deleteDraft(sessionStorage, key), begin };
}

export interface Text {
  text: string;
}

/** Of a text that is written and sent. */
export const TEXT_DRAFT = {
  saved: null,
  toDraft: (stored: Record<string, unknown> | null): Text => ({ text: String(stored?.['text'] ?? '') }),
  toDocument: ({ text }: Text): object => ({ text }),
};
