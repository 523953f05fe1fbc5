import { Box, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { listTabsOf } from '../../entities/list-tabs.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { mayDo } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

interface ListTabsProps {
  /** Whose list it is. */
  entity: EntityResource;
  children: ReactNode;
}

/** A list with those of other entities as tabs beside it, as far as the reader may list them. */
export function ListTabs({ entity, children }: ListTabsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const user = useUserData();
  const id = useId();
  const tabs = listTabsOf(entity)
    .filter((tab) => mayDo(tab.entity, 'list', user))
    .map((tab) => ({
      name: tab.entity.id,
      to: tab.path,
      label: translate(`resources.${tab.entity.route}.name`, { smart_count: 2 }),
    }));
  if (tabs.length < 2) return children;
  const label = new Intl.ListFormat(locale, { type: 'conjunction' }).format(tabs.map((tab) => tab.label));
  return (
    <Stack sx={{ gap: 4 }}>
      <TabLinks tabs={tabs} current={entity.id} label={label} id={id} />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${entity.id}`}>
        {children}
      </Box>
    </Stack>
  );
}
