import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBoard } from './use-board.ts';

/** Rows as a list or as a board. */
export function BoardSwitch() {
  const translate = useTranslate();
  const { board, isShown, show } = useBoard();
  if (board === undefined) return null;
  const choices = [
    { value: false, label: translate('app.list.board.list'), Icon: ViewList },
    { value: true, label: translate('app.list.board.board'), Icon: ViewKanban },
  ];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isShown}
      onChange={(_, chosen: boolean | null) => chosen !== null && show(chosen)}
    >
      {choices.map(({ value, label, Icon }) => (
        <Tooltip key={label} title={label}>
          <ToggleButton value={value} aria-label={label}>
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
