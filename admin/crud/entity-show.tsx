import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { Fragment, type ReactNode, use } from 'react';
import { Link, Navigate } from 'react-router';
import { FieldTitle, RecordContextProvider, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { DisplayProvider } from '../fields/base/display.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import type { Pieces } from './filter-bar.tsx';
import { Frame, FrameContext } from './frame.tsx';
import { RowActionButtons } from './actions/offered-actions.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { Notices } from './notices.tsx';
import { OwnActions } from './own-actions.tsx';
import { AroundFields } from './panels/around-fields.tsx';
import { paths } from '../entities/guard.ts';
import { isOfRow } from '../entities/place.ts';
import type { EntityResource } from '../entities/resource.ts';
import { useScreen, useScreenPath } from './screen-context.tsx';
import { SectionGroup, sectionsOf } from './sections.tsx';
import { ShowSkeleton } from '../ui/states/show-skeleton.tsx';
import { useMay, useMayOpenForm } from '../entities/use-access.ts';
import { useDeleteRow } from './use-delete-row.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useNames } from '../entities/use-names.ts';
import { useRecordLabel } from '../entities/use-record-label.ts';

export interface EntityShowProps {
  entity: EntityResource;
  fields: Pieces;
  /** Above the fields. */
  intro?: ReactNode;
  /** Around the fields, in their order. */
  panels?: Pieces;
  /** Last of all. */
  children?: ReactNode;
}

/** One row, to read. */
export function EntityShow({ entity, fields, intro, panels = {}, children }: EntityShowProps) {
  const { place } = useScreen();
  const { one } = useNames(entity);
  const labelOf = useRecordLabel(entity.route);
  const {
    data: record,
    error,
    refetch,
  } = useGetOne(entity.route, { id: place.id ?? 0 }, { enabled: place.id !== undefined });
  const isPage = use(FrameContext) === 'page';
  useLiveRows(entity, place.id);
  if (!isOfRow(entity, place)) return <Navigate to={paths.notFound} replace />;
  return (
    <RecordContextProvider value={record}>
      <Frame
        title={record === undefined ? one : labelOf(record)}
        {...idOf(place.id, entity)}
        actions={record && <ShowActions />}
      >
        {error && record === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <AroundFields
            entity={entity}
            panels={record === undefined ? {} : panels}
            last={entity.history && record && <HistoryPanel entity={entity} fields={fields} record={record} />}
          >
            <Body isCard={isPage}>
              {record !== undefined && <Notices entity={entity} record={record} />}
              {record !== undefined && intro}
              {record === undefined ? <ShowSkeleton /> : <ShowFields entity={entity} fields={fields} />}
            </Body>
          </AroundFields>
        )}
        {record !== undefined && children}
      </Frame>
    </RecordContextProvider>
  );
}

/** An id that the label already says is not said twice. */
function idOf(id: number | undefined, { label }: EntityResource): { id?: number } {
  return id === undefined || label.includes('#{id}') ? {} : { id };
}

function Body({ isCard, children }: { isCard: boolean; children: ReactNode }) {
  return isCard ? <Card sx={{ padding: 4 }}>{children}</Card> : children;
}

/** Every field that the reader is shown, with its label, by section. */
export function ShowFields({ entity, fields }: { entity: EntityResource; fields: Pieces }) {
  const record = useRecordContext();
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => record === undefined || name in record));
  return (
    <DisplayProvider display="detail">
      <Stack sx={{ gap: 6 }}>
        {sectionsOf(entity, shown, 'app.sections.record').map((section, at) => (
          <SectionGroup key={section.key ?? at} section={section}>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 2fr) minmax(0, 5fr)' },
                columnGap: 4,
                rowGap: { xs: 0, sm: 2 },
                margin: 0,
              }}
            >
              {section.pieces.map(([source, field]) => (
                <Fragment key={source}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                    <FieldTitle source={source} resource={entity.route} />
                  </Typography>
                  <Box component="dd" sx={{ margin: 0, marginBottom: { xs: 3, sm: 0 }, minWidth: 0 }}>
                    {field}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </SectionGroup>
        ))}
      </Stack>
    </DisplayProvider>
  );
}

/** What can be done with the row that is shown. */
export function ShowActions() {
  const translate = useTranslate();
  const { entity, place } = useScreen();
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const mayOpenForm = useMayOpenForm(entity);
  const { data: record } = useGetOne(entity.route, { id: place.id ?? 0 });
  const { ask, dialog } = useDeleteRow(record);
  return (
    <>
      {record !== undefined && <RowActionButtons record={record} place="page" />}
      <OwnActions />
      {may('delete', record) && (
        <Tooltip title={translate('ra.action.delete')}>
          <IconButton size="small" color="error" aria-label={translate('ra.action.delete')} onClick={ask}>
            <DeleteOutline />
          </IconButton>
        </Tooltip>
      )}
      {mayOpenForm(record) && (
        <Button component={Link} to={toPath('edit', place.id)} variant="outlined" size="small" startIcon={<Edit />}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {dialog}
    </>
  );
}
