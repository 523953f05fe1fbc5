import Schedule from '@mui/icons-material/ScheduleOutlined';
import { Alert, Box, Button, Card, Link } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ShowSkeleton } from '../../../ui/states/show-skeleton.tsx';
import { hasRight } from '../organization-tree/unit.ts';
import type { UnitTabProps } from '../unit/unit-tabs.ts';
import { HoursForm } from './hours-form.tsx';
import { ownZone } from './own-zone.ts';
import { useRemoveHours } from './use-save-hours.ts';
import { type HoursOf, useUnitHours } from './use-unit-hours.ts';
import { toHours, usualHours } from './week.ts';
import { WeekView } from './week-view.tsx';

/** When a unit is open: its own hours, or those that it has from above. */
export default function UnitHoursTab({ unit }: UnitTabProps) {
  const { data, error, refetch } = useUnitHours(unit.id);
  const [isWriting, setWriting] = useState(false);
  const mayEdit = hasRight(unit, 'node_edit');
  const shown = data?.own ?? data?.inherited;
  const write = () => setWriting(true);
  const content = () => {
    if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <ShowSkeleton />;
    if (isWriting)
      return (
        <HoursForm
          start={shown ? toHours(shown) : usualHours(ownZone())}
          {...(data.own && { own: data.own })}
          nodeId={unit.id}
          onDone={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      );
    if (data.own)
      return <Own hours={data.own} hasAbove={data.inherited !== null} onEdit={mayEdit ? write : undefined} />;
    if (data.inherited) return <Inherited hours={data.inherited} onOwn={mayEdit ? write : undefined} />;
    return <AlwaysOpen onOwn={mayEdit ? write : undefined} />;
  };
  return <Card sx={{ padding: 4, maxWidth: 800, overflow: 'visible' }}>{content()}</Card>;
}

interface OwnProps {
  hours: HoursOf;
  /** There are others above, which would count without these. */
  hasAbove: boolean;
  onEdit: (() => void) | undefined;
}

function Own({ hours, hasAbove, onEdit }: OwnProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { remove, isRemoving, errorText } = useRemoveHours();
  const words = (key: string) => translate(`app.opening_hours.${key}`);
  return (
    <Shown
      hours={hours}
      notice={errorText === null ? null : <Alert severity="error">{errorText}</Alert>}
      actions={
        onEdit && (
          <>
            <Button variant="outlined" onClick={onEdit}>
              {translate('ra.action.edit')}
            </Button>
            <Button color="error" loading={isRemoving} onClick={() => setAsking(true)}>
              {words('remove_own')}
            </Button>
            <ConfirmDialog
              isOpen={isAsking}
              title={words('remove_own')}
              text={words(hasAbove ? 'remove_to_above' : 'remove_to_always')}
              action={words('remove_own')}
              onCancel={() => setAsking(false)}
              onConfirm={() => {
                setAsking(false);
                void remove(hours.id);
              }}
            />
          </>
        )
      }
    />
  );
}

function Inherited({ hours, onOwn }: { hours: HoursOf; onOwn: (() => void) | undefined }) {
  const translate = useTranslate();
  const { node_id: id, node_name: name } = hours;
  return (
    <Shown
      hours={hours}
      notice={
        <Alert severity="info">
          {name === null ? (
            translate('app.opening_hours.from_above')
          ) : (
            <>
              {translate('app.opening_hours.from_unit', { name })}{' '}
              <Link component={RouterLink} to={`/${node.route}/${id}/opening-hours`} color="inherit">
                {translate('app.rules.hints.view')}
              </Link>
            </>
          )}
        </Alert>
      }
      actions={
        onOwn && (
          <Button variant="outlined" onClick={onOwn}>
            {translate('app.opening_hours.set_own')}
          </Button>
        )
      }
    />
  );
}

function AlwaysOpen({ onOwn }: { onOwn: (() => void) | undefined }) {
  const translate = useTranslate();
  return (
    <EmptyState
      Icon={Schedule}
      title={translate('app.opening_hours.always')}
      action={
        onOwn && (
          <Button variant="contained" onClick={onOwn}>
            {translate('app.opening_hours.set_own')}
          </Button>
        )
      }
    >
      {translate('app.opening_hours.always_means')}
    </EmptyState>
  );
}

interface ShownProps {
  hours: HoursOf;
  notice: ReactNode;
  actions: ReactNode;
}

function Shown({ hours, notice, actions }: ShownProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {notice}
      <WeekView hours={toHours(hours)} />
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
    </Box>
  );
}
