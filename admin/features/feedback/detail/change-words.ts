import { useTranslate } from 'react-admin';

interface Side {
  value?: string;
  id?: number;
  name?: string | null;
}

/** One line of a feedback's history. */
export interface Change {
  id: number;
  created_at: string;
  actor: 'user' | 'visitor' | 'rule' | 'system';
  user: { id: number; name: string } | null;
  field: string;
  from: Side | null;
  to: Side | null;
}

export interface ChangePage {
  results: Change[];
  has_more: boolean;
}

/** The states of these fields have words of their own. */
const STATES = new Set(['status', 'priority']);

/** Tells a change as a sentence: `Elif Aydın: Status New → Completed`. */
export function useChangeWords(): (change: Change) => string {
  const translate = useTranslate();
  const who = ({ actor, user }: Change): string =>
    user?.name ?? translate(`app.feedback.history.by.${actor === 'user' ? 'gone' : actor}`);
  const valueOf = (field: string, side: Side | null): string => {
    if (side === null) return translate('app.value.none');
    if (side.value !== undefined) {
      const key = STATES.has(field) ? `enums.feedback.${field}.${side.value}` : `ra.boolean.${side.value}`;
      return translate(key, { _: side.value });
    }
    return side.name ?? `#${side.id}`;
  };
  return (change) => {
    const { field, from, to } = change;
    const name = who(change);
    if (field === 'tag_ids') {
      const isAdded = to !== null;
      return translate(`app.feedback.history.tag_${isAdded ? 'added' : 'removed'}`, {
        name,
        tag: valueOf(field, to ?? from),
      });
    }
    if (field === 'custom') return translate('app.feedback.history.custom', { name, field: valueOf(field, to) });
    return translate(`app.feedback.history.${field}`, {
      name,
      from: valueOf(field, from),
      to: valueOf(field, to),
      _: `${name}: ${field}`,
    });
  };
}
