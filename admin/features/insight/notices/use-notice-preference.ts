import { useDataProvider, useGetList } from 'react-admin';
import { noticePreference } from '../../../generated/resources.ts';
import type { NoticePreferenceRecord } from '../../../generated/types.ts';
import { ownTimeZone } from '../../../ui/time-zones.ts';
import { useSaving } from '../../../ui/use-saving.ts';

const { route, writable } = noticePreference;

/** The user's one row, or what holds for who has none yet; his quiet hours are those of his own clock. */
export function useNoticePreference() {
  const provider = useDataProvider();
  const saving = useSaving('app.my_notices.notices.saved');
  const { data, error, isPending, refetch } = useGetList<NoticePreferenceRecord>(route, {
    pagination: { page: 1, perPage: 1 },
  });
  const [stored] = data ?? [];

  /** Answers what is wrong at which field. */
  async function save(values: Record<string, unknown>): Promise<object | undefined> {
    const changes = Object.fromEntries(writable.map((field) => [field, values[field] ?? null]));
    return saving(() =>
      stored === undefined
        ? provider.create(route, { data: changes })
        : provider.update(route, { id: stored.id, data: { ...changes, id: stored.id }, previousData: stored }),
    );
  }
  return { record: stored ?? NONE, error, isPending, refetch, save };
}

/** One object for all renders: a form takes another one for another row. */
const NONE = { time_zone: ownTimeZone() };
