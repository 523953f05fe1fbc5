import { Card, Stack } from '@mui/material';
import { type ReactNode, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { EntityResource, PageTab } from '../entities/resource.ts';
import { useUserData } from '../providers/use-session.tsx';
import { ShowSkeleton } from '../ui/states/show-skeleton.tsx';
import type { Pieces } from './filter-bar.tsx';
import { FrameContext } from './frame.tsx';
import { DraftNotice } from './draft/draft-notice.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { Notices } from './notices.tsx';
import { AroundFields } from './panels/around-fields.tsx';
import { fieldsOf, ShowFields } from './row-fields.tsx';
import { PageTabs } from './tabs/page-tabs.tsx';
import { HISTORY_TAB, panelsFor, piecesOf } from './tabs/shown-tabs.ts';

interface RowPartsProps {
  entity: EntityResource;
  fields: Pieces;
  panels: Pieces;
  intro: ReactNode;
  /** Undefined while it is on its way. */
  record: RaRecord | undefined;
}

/** What the page of a row has below its heading: fields, what is around them, and what they were before. */
export function RowParts({ entity, fields, panels, intro, record }: RowPartsProps) {
  if (entity.tabs !== undefined)
    return <TabbedParts tabs={entity.tabs} {...{ entity, fields, panels, intro, record }} />;
  return (
    <AroundFields
      entity={entity}
      panels={record === undefined ? {} : panels}
      last={entity.history && record && <HistoryPanel entity={entity} fields={fields} record={record} />}
    >
      <Body>
        {record !== undefined && <Said entity={entity} fields={fields} record={record} />}
        {record !== undefined && intro}
        {record === undefined ? <ShowSkeleton /> : <ShowFields entity={entity} fields={fields} />}
      </Body>
    </AroundFields>
  );
}

/** What is said of the row, and what is kept of it and not live. */
function Said({ entity, fields, record }: Pick<RowPartsProps, 'entity' | 'fields'> & { record: RaRecord }) {
  return (
    <>
      <Notices entity={entity} record={record} />
      {entity.draft && <DraftNotice entity={entity} fields={fields} record={record} />}
    </>
  );
}

/** The same by tabs: those in which there is something for the reader. What is said of the row stands above all. */
function TabbedParts({ tabs, entity, fields, panels, intro, record }: RowPartsProps & { tabs: readonly PageTab[] }) {
  const user = useUserData();
  const allowed = panelsFor(entity, user);
  const shown = fieldsOf(entity, record, fields);
  const fieldsIn = (tab: PageTab) => piecesOf(tabs, tab, shown);
  const panelsIn = (tab: PageTab) =>
    Object.fromEntries(Object.entries(panels).filter(([name]) => tab.panels.includes(name) && allowed.includes(name)));
  const filled = tabs.filter((tab) => [fieldsIn(tab), panelsIn(tab)].some((part) => Object.keys(part).length > 0));
  const names = [...filled.map(({ name }) => name), ...(entity.history ? [HISTORY_TAB] : [])];
  return (
    <Stack sx={{ gap: 4 }}>
      {record !== undefined && <Said entity={entity} fields={fields} record={record} />}
      {record !== undefined && intro}
      <PageTabs names={names}>
        {(name) => {
          const tab = filled.find((one) => one.name === name);
          if (record === undefined) return <ShowSkeleton />;
          if (tab === undefined) return <HistoryPanel entity={entity} fields={fields} record={record} />;
          const here = fieldsIn(tab);
          return (
            <AroundFields entity={entity} panels={panelsIn(tab)}>
              {Object.keys(here).length > 0 && (
                <Body>
                  <ShowFields entity={entity} fields={here} />
                </Body>
              )}
            </AroundFields>
          );
        }}
      </PageTabs>
    </Stack>
  );
}

function Body({ children }: { children: ReactNode }) {
  return use(FrameContext) === 'page' ? <Card sx={{ padding: 4 }}>{children}</Card> : children;
}
