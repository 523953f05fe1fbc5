import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { isObject } from '../../providers/user-data.ts';
import type { ConflictNoticeProps, SeenRow } from '../mutations/row-conflict.tsx';
import { useRowChange } from '../mutations/use-row-change.ts';
import { useDraft } from './use-draft.ts';

/** Of a row that can be changed without that being live: what its draft has of the document, and what keeps more. */
export interface KeptDraft {
  /** What the designer goes on with; absent: it begins with what is live. */
  goesOnWith?: { document: Record<string, unknown> | null };
  /** Answers undefined when it was refused. */
  keep: (row: SeenRow, changes: object) => Promise<unknown>;
  isKeeping: boolean;
  errorText: string | null;
}

interface DocumentDraft<Draft extends object, Field extends string> {
  resource: string;
  row: SeenRow & Record<Field, Record<string, unknown> | null>;
  /** Of the row: holds the document. */
  field: Field;
  toDraft: (stored: Record<string, unknown> | null) => Draft;
  toDocument: (draft: Draft) => object;
  /** Key of the toast. */
  saved: string;
  kept?: KeptDraft | undefined;
  onDone: () => void;
}

/** A document of a row in its designer: kept as a draft, and saved unless somebody has changed the row since it was opened. */
export function useDocumentDraft<Draft extends object, Field extends string>({
  resource,
  row,
  field,
  toDraft,
  toDocument,
  saved,
  kept,
  onDone,
}: DocumentDraft<Draft, Field>) {
  const refresh = useRefresh();
  // As it was when the designer opened: the page behind it may read it anew meanwhile.
  const [seen, setSeen] = useState<SeenRow>(row);
  const { draft, setDraft, isDirty, forget, begin } = useDraft<Draft>({
    of: `${resource}/${row.id}/${field}${kept?.goesOnWith ? '/draft' : ''}`,
    saved: kept?.goesOnWith ? kept.goesOnWith.document : row[field],
    toDraft,
    toDocument,
  });
  const { change, isPending, conflicting, errorText, reset: settle } = useRowChange(resource);

  async function save(over: SeenRow = seen): Promise<void> {
    if ((await change(over, { [field]: toDocument(draft) }, { message: saved })) === undefined) return;
    forget();
    onDone();
  }
  async function keep(): Promise<void> {
    if ((await kept?.keep(seen, { [field]: toDocument(draft) })) === undefined) return;
    forget();
    onDone();
  }
  const conflict: ConflictNoticeProps = {
    ...conflicting,
    fields: ['name', field],
    mine: [field],
    onKeepMine: ({ row: now }) => save(now),
    onTakeTheirs({ row: now }) {
      const document = now[field];
      begin(isObject(document) ? document : null);
      setSeen(now);
      settle();
      refresh();
    },
  };
  return {
    draft,
    setDraft,
    isDirty,
    forget,
    save: () => save(),
    /** Keeps it as the row's draft; absent where the row has none. */
    keep: kept && keep,
    /** It is the row's draft that is edited: what is live is not. */
    isKept: kept?.goesOnWith !== undefined,
    isSaving: isPending || kept?.isKeeping === true,
    errorText: errorText ?? kept?.errorText ?? null,
    conflict,
  };
}
