import { Box, Stack } from '@mui/material';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { pathTo } from '../../entities/place.ts';
import { useNames } from '../../entities/use-names.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { useScreen } from '../screen-context.tsx';
import { HISTORY_TAB, tabOfStep } from './shown-tabs.ts';
import { tabIn, withTab } from './tab-address.ts';

interface PageTabsProps {
  /** Names of those that there are for the reader; one alone is shown without a bar. */
  names: readonly string[];
  /** Signs before their labels. */
  icons?: Readonly<Record<string, ReactElement>>;
  /** The others are there too, only hidden: what is written in them counts. */
  isForm?: boolean;
  /** What stands in a tab. */
  children: (name: string) => ReactNode;
}

/** The parts of a row's page or form (`x-admin.tabs`), each at an address of its own. */
export function PageTabs({ names, icons = {}, isForm = false, children }: PageTabsProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { one } = useNames(entity);
  const id = useId();
  const { current, toPath } = useTab(names);
  const only = names[0];
  if (only === undefined || current === undefined) return null;
  if (names.length === 1) return children(only);
  const tabs = names.map((name) => ({
    name,
    to: toPath(name),
    label: translate(name === HISTORY_TAB ? 'app.history.title' : `resources.${entity.route}.tabs.${name}`),
    ...(icons[name] !== undefined && { icon: icons[name] }),
  }));
  const there = isForm ? names : [current];
  return (
    <Stack sx={{ gap: 4 }}>
      <TabLinks tabs={tabs} current={current} label={one} id={id} />
      {there.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          hidden={name !== current}
          {...(name === current && { id: `${id}-panel` })}
          aria-labelledby={`${id}-${name}`}
        >
          {children(name)}
        </Box>
      ))}
    </Stack>
  );
}

/** The tab that the address names, or that of the panel in which a row is open; else the first. */
function useTab(names: readonly string[]): { current: string | undefined; toPath: (name: string) => string } {
  const { entity, base, place } = useScreen();
  const { pathname, search } = useLocation();
  const [step] = place.rest;
  const asked = tabOfStep(entity, step) ?? tabIn(search);
  // A row of a panel is left with its tab.
  const path = step === undefined ? pathname : pathTo(base, 'show', place.id, entity.paths);
  return {
    current: names.find((name) => name === asked) ?? names[0],
    toPath: (name) => `${path}${withTab(search, name === names[0] ? undefined : name)}`,
  };
}
