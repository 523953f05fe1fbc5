import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useTranslate, useGetOne } from 'react-admin';
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu.tsx';
import { useChange } from '../change/change-context.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { useNeighbors } from './use-neighbors.ts';
import { feedback, node } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { hasRight } from '../../organizations/organization-tree/unit.ts';

/** The way to the feedback before and after, and what is done seldom. */
export function DetailActions({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const { previous, next, step } = useNeighbors(row.id);
  return (
    <>
      <Step
        label={translate('app.feedback.previous')}
        keys="K"
        Icon={KeyboardArrowUp}
        isOff={!previous}
        onClick={() => step(-1)}
      />
      <Step
        label={translate('app.feedback.next')}
        keys="J"
        Icon={KeyboardArrowDown}
        isOff={!next}
        onClick={() => step(1)}
      />
      <More row={row} />
    </>
  );
}

interface StepProps {
  label: string;
  keys: string;
  Icon: typeof SvgIcon;
  isOff: boolean;
  onClick: () => void;
}

function Step({ label, keys, Icon, isOff, onClick }: StepProps) {
  return (
    <Tooltip title={`${label} (${keys})`}>
      <span>
        <IconButton size="small" aria-label={label} aria-keyshortcuts={keys} disabled={isOff} onClick={onClick}>
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}

function More({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const { markRead } = useChange();
  const mayErase = useMayErase(row);
  const [isErasing, setErasing] = useState(false);
  const isRead = row.read_at !== null;
  const actions: MenuAction[] = [
    {
      label: translate(isRead ? 'app.feedback.mark_unread' : 'app.feedback.mark_read'),
      Icon: isRead ? MarkEmailUnread : Drafts,
      keys: 'U',
      run: () => void markRead([row.id], !isRead),
    },
  ];
  if (mayErase) {
    actions.push({
      label: translate('app.feedback.erase.action'),
      Icon: DeleteForever,
      isDangerous: true,
      run: () => setErasing(true),
    });
  }
  return (
    <>
      <ActionMenu label={translate('app.list.actions')} Icon={MoreHoriz} actions={actions} />
      {isErasing && <EraseDialog row={row} onClose={() => setErasing(false)} />}
    </>
  );
}

/** Asks before words, contact and files are erased for good. */
function EraseDialog({ row, onClose }: { row: FeedbackRow; onClose: () => void }) {
  const translate = useTranslate();
  const act = useAct();
  const { mutate } = useServerMutation({ errors: 'toast' });
  return (
    <ConfirmDialog
      isOpen
      title={translate('app.feedback.erase.title', { id: row.id })}
      text={translate('app.feedback.erase.text')}
      action={translate('app.feedback.erase.action')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void mutate(() => act(feedback.route, { action: 'erase', id: row.id }), { message: 'app.feedback.erase.done' });
      }}
    />
  );
}

/** What is not erased yet, by those who may delete feedback at its unit. */
function useMayErase(row: FeedbackRow): boolean {
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id: row.node_id }, { retry: false });
  return row.erased_at === null && unit !== undefined && hasRight(unit, 'feedback_delete');
}
