import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { openingHours } from '../../../generated/resources.ts';
import { changedIn, type ConflictNoticeProps, type SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { useDraft } from '../../../ui/unsaved/use-draft.ts';
import { useSaveHours } from './use-save-hours.ts';
import { DAYS, type Hours, type StoredHours, toHours, toStored } from './week.ts';

const FIELDS = ['time_zone', ...DAYS, 'closed_days'] as const;

export interface HoursDraft {
  /** What it begins with. */
  start: Hours;
  /** What is changed, as it was read; absent for new ones. */
  own?: SeenRow & StoredHours;
  /** Whose they are; null for the company. */
  nodeId: number | null;
  onDone: (id: number) => void;
}

/** Opening hours while they are written, kept in this tab until they are saved or given up. */
export function useHoursDraft({ start, own, nodeId, onDone }: HoursDraft) {
  const refresh = useRefresh();
  // As they were when the form opened: the page may read them anew meanwhile.
  const [from, setFrom] = useState({ seen: own, hours: start });
  const { draft, setDraft, isDirty, forget, begin } = useDraft<Hours>({
    of: `${openingHours.route}/${own?.id ?? `new/${nodeId}`}`,
    saved: null,
    // What is kept was written here.
    toDraft: (kept) => ({ ...start, ...kept }),
    toDocument: (written) => written,
  });
  const { save, isSaving, errorText, conflicting, reset: settle } = useSaveHours(nodeId);
  const mine = changedIn(toStored(draft), toStored(from.hours), FIELDS);

  async function submit(hours: StoredHours, over: SeenRow | undefined): Promise<void> {
    const saved = await save(hours, over);
    if (saved === undefined) return;
    forget();
    onDone(saved);
  }
  const conflict: ConflictNoticeProps = {
    ...conflicting,
    fields: FIELDS,
    mine,
    onKeepMine({ row }) {
      const written: Record<string, unknown> = toStored(draft);
      const kept = Object.fromEntries(mine.map((name) => [name, written[name]]));
      return submit({ ...toStored(hoursIn(row)), ...kept }, row);
    },
    onTakeTheirs({ row }) {
      const hours = hoursIn(row);
      begin({ ...hours });
      setFrom({ seen: own && { ...own, ...row }, hours });
      settle();
      refresh();
    },
  };
  return {
    hours: draft,
    setHours: setDraft,
    isDirty,
    forget,
    submit: () => submit(toStored(draft), from.seen),
    isSaving,
    errorText,
    conflict,
  };
}

/** Of a row as the API answers it. */
const hoursIn = (row: SeenRow): Hours => toHours(row as SeenRow & StoredHours);
