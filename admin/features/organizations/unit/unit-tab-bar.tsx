import { Tab, Tabs } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { pathTo } from '../../../entities/place.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import type { UnitTab } from './unit-tabs.ts';

interface UnitTabBarProps {
  tabs: UnitTab[];
  current: UnitTab;
  /** Of the elements: the tabs and their panel name each other. */
  id: string;
}

/** The parts of the page; links, so that each can be opened beside the others. Arrows go along them. */
export function UnitTabBar({ tabs, current, id }: UnitTabBarProps) {
  const translate = useTranslate();
  const { base, place } = useScreen();
  const page = pathTo(base, 'show', place.id);
  return (
    <Tabs
      value={current.label}
      variant="scrollable"
      aria-label={translate('app.unit.parts')}
      sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      {tabs.map(({ path, label }) => (
        <Tab
          key={label}
          value={label}
          component={Link}
          to={path === '' ? page : `${page}/${path}`}
          label={translate(`app.unit.tabs.${label}`)}
          id={`${id}-${label}`}
          aria-controls={label === current.label ? `${id}-panel` : undefined}
          onKeyDown={clickOnSpace}
          sx={{ minHeight: 44, textTransform: 'none', fontWeight: 550 }}
        />
      ))}
    </Tabs>
  );
}

/** A tab opens by the space bar too, which links do not know. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
