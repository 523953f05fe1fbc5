import { useState } from 'react';
import { feedback } from '../../../generated/resources.ts';
import { useGoTo } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useChange } from '../change/change-context.ts';
import { oneTarget } from '../change/targets.ts';
import { useNeighbors } from '../detail/use-neighbors.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { FeedbackKeyHelp } from './key-help.tsx';
import { partOfKey } from './parts.ts';
import { focusSearch, useKeys } from './use-keys.ts';

/** The keys while a feedback is open: they act on it. */
export function DetailKeys({ row }: { row: FeedbackRow }) {
  const [isHelping, setHelping] = useState(false);
  const goTo = useGoTo();
  const canEdit = useMay(feedback.route)('edit', row);
  const { ask, markRead } = useChange();
  const { step } = useNeighbors(row.id);
  useKeys((key) => {
    const part = partOfKey[key];
    const anchor = document.querySelector(`[data-part="${part}"]`);
    if (part !== undefined && canEdit && anchor !== null) ask(part, oneTarget(row), anchor);
    else if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 'u') void markRead([row.id], row.read_at === null);
    else if (key === 'r') return focusField('reply');
    else if (key === 'c') return focusField('comment');
    else if (key === 'Escape') goTo('list');
    else if (key === '/') return focusSearch();
    else if (key === '?') setHelping(true);
    else return false;
    return true;
  });
  return isHelping && <FeedbackKeyHelp onClose={() => setHelping(false)} />;
}

function focusField(name: 'reply' | 'comment'): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-write="${name}"]`);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}
