import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { ErrorState } from '../ui/states/error-state.tsx';
import { useCustomPieces } from './custom/use-custom-pieces.tsx';
import type { Pieces } from './filter-bar.tsx';
import { Frame } from './frame.tsx';
import { RowActionButtons } from './actions/offered-actions.tsx';
import { OwnActions } from './own-actions.tsx';
import { RowParts } from './row-parts.tsx';
import { paths } from '../entities/guard.ts';
import { isOfRow } from '../entities/place.ts';
import type { EntityResource } from '../entities/resource.ts';
import { useScreen, useScreenPath } from './screen-context.tsx';
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
  useLiveRows(entity, place.id);
  const custom = useCustomPieces(entity);
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
          <RowParts {...{ entity, panels, intro, record }} fields={{ ...fields, ...custom.cells }} />
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
