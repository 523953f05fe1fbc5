import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeyHelp, type KeyLine } from '../../../ui/guidance/key-help.tsx';

const LINES: readonly KeyLine[] = [
  ['move', 'J', 'K'],
  ['open', 'Enter'],
  ['close', 'Esc'],
  ['mark', 'X'],
  ['status', 'S'],
  ['priority', 'P'],
  ['assignee', 'A'],
  ['tags', 'T'],
  ['unread', 'U'],
  ['reply', 'R'],
  ['comment', 'C'],
  ['send', 'Ctrl', 'Enter'],
  ['search', '/'],
  ['help', '?'],
];

/** The keys of the list and of one feedback. */
export const FeedbackKeyHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyHelp texts="app.feedback.keys" lines={LINES} onClose={onClose} />
);

export function KeyHelpButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('app.feedback.keys.title');
  return (
    <>
      <Tooltip title={`${label} (?)`}>
        <IconButton size="small" aria-label={label} onClick={() => setOpen(true)}>
          <Keyboard />
        </IconButton>
      </Tooltip>
      {isOpen && <FeedbackKeyHelp onClose={() => setOpen(false)} />}
    </>
  );
}
