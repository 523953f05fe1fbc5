import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useKeptParameter } from './use-kept-parameter.ts';
import { type Layout, LAYOUT_PARAMETER, useLayout } from './use-layout.ts';

const ICONS = { table: ViewList, board: ViewKanban, calendar: CalendarMonth } satisfies Record<Layout, unknown>;

/** Rows as a list, as a board or as a calendar, where there is more than the list. */
export function LayoutSwitch() {
  const translate = useTranslate();
  const { offered, shown, show, keep } = useLayout();
  useEffect(() => keep(shown), [keep, shown]);
  useKeptParameter(LAYOUT_PARAMETER, shown === 'table' ? undefined : shown);
  if (offered.length === 1) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      onChange={(_, chosen: Layout | null) => chosen !== null && show(chosen)}
    >
      {offered.map((layout) => {
        const label = translate(`app.list.layout.${layout}`);
        const Icon = ICONS[layout];
        return (
          <Tooltip key={layout} title={label}>
            <ToggleButton value={layout} aria-label={label}>
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        );
      })}
    </ToggleButtonGroup>
  );
}
