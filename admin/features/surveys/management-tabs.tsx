import { Box, Tab, Tabs } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { surveyPaths } from './survey-row.ts';

const TABS = { surveys: surveyPaths.list, groups: surveyPaths.groups };

interface ManagementTabsProps {
  current: keyof typeof TABS;
  children: ReactNode;
}

/** The surveys of the company and the groups that share them: two lists, each at an address of its own. */
export function ManagementTabs({ current, children }: ManagementTabsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <Tabs
        value={current}
        aria-label={translate('app.surveys.parts')}
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44, marginBottom: 4 }}
      >
        {Object.entries(TABS).map(([name, path]) => (
          <Tab
            key={name}
            value={name}
            component={Link}
            to={path}
            label={translate(`app.surveys.tabs.${name}`)}
            id={`${id}-${name}`}
            aria-controls={name === current ? `${id}-panel` : undefined}
            onKeyDown={clickOnSpace}
            sx={{ minHeight: 44, textTransform: 'none', fontWeight: 550 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </Box>
    </>
  );
}

/** A tab opens by the space bar too, which links do not know. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
