import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import Drafts from '@mui/icons-material/DraftsOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUpOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { useChange } from '../change/change-context.ts';
import type { FeedbackRow } from '../feedback-row.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useMayErase } from './use-may-erase.ts';
import { useNeighbors } from './use-neighbors.ts';

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
