import { Tab, Tabs } from '@mui/material';
import type { KeyboardEvent, ReactElement } from 'react';
import { Link } from 'react-router';

export interface TabLink {
  /** Tells it from the others. */
  name: string;
  to: string;
  label: string;
  /** A sign before its label, which says something of what is behind it. */
  icon?: ReactElement;
}

interface TabLinksProps {
  tabs: readonly TabLink[];
  /** Name of the one that is open. */
  current: string;
  /** What the tabs are parts of. */
  label: string;
  /** Of the elements: `<id>-panel` is what the tabs open, and `<id>-<name>` names it. */
  id: string;
}

/** Parts of a page, each at an address of its own; links, so that each can be opened beside the others. Arrows go along them. */
export function TabLinks({ tabs, current, label, id }: TabLinksProps) {
  return (
    <Tabs
      value={current}
      variant="scrollable"
      aria-label={label}
      sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
    >
      {tabs.map(({ name, to, label: text, icon }) => (
        <Tab
          key={name}
          value={name}
          component={Link}
          to={to}
          label={text}
          {...(icon !== undefined && { icon, iconPosition: 'start' as const })}
          id={`${id}-${name}`}
          aria-controls={name === current ? `${id}-panel` : undefined}
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
