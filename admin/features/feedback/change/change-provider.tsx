import { type ReactNode, useState } from 'react';
import type { Changes, FeedbackRow } from '../feedback-row.ts';
import { type Asked, ChangeContext, type ChangeContextValue } from './change-context.ts';
import { ChangeMenu } from './change-menu.tsx';
import type { Refusal } from './change-many.ts';
import { CustomDialog } from './custom-dialog.tsx';
import type { Conflict } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useChangeFeedback } from './use-change-feedback.tsx';

/** Menus, refusals and conflicts of the changes that are made below it. */
export function ChangeProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refused, setRefused] = useState<{ refused: Refusal[]; changed: number } | null>(null);
  const { changeOne, changeMany, markRead } = useChangeFeedback({
    onConflict: setConflict,
    onRefused: (list, changed) => setRefused({ refused: list, changed }),
  });
  const value: ChangeContextValue = {
    ask: (part, targets, anchor) => setAsked({ part, targets, anchor }),
    change(targets, changes, tags) {
      const [row] = targets.rows;
      // Tags are added and taken away one by one, and values of added fields given: two people do not stand in each other's way.
      const isHandled = tags === undefined && changes.custom === undefined;
      if (targets.ids.length === 1 && row !== undefined && isHandled) void changeOne(row, changes);
      else void changeMany(targets, changes, tags);
    },
    markRead,
  };
  const retry = (row: FeedbackRow, changes: Changes) => void changeOne(row, changes);
  return (
    <ChangeContext value={value}>
      {children}
      {asked?.part === 'custom' && <CustomDialog targets={asked.targets} onClose={() => setAsked(null)} />}
      {asked !== null && asked.part !== 'custom' && <ChangeMenu asked={asked} onClose={() => setAsked(null)} />}
      {conflict !== null && <ConflictDialog conflict={conflict} onRetry={retry} onClose={() => setConflict(null)} />}
      {refused !== null && <RefusedDialog {...refused} onClose={() => setRefused(null)} />}
    </ChangeContext>
  );
}
