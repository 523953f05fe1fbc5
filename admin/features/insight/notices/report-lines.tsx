import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { Alert, Box, Stack, Switch, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { ActionMenu } from '../../../ui/menus/action-menu.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useTreePaths } from '../../../fields/tree/tree-rows.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { labelKey, momentOf, type Report, timeOf } from './report.ts';
import { useReportActions } from './use-reports.ts';

interface ReportLinesProps {
  reports: readonly Report[];
  onEdit: (report: Report) => void;
}

/** Each report with its unit, its rhythm and what is done with it. */
export function ReportLines({ reports, onEdit }: ReportLinesProps) {
  const translate = useTranslate();
  const { nameOf, pathOf } = useUnitNames(reports);
  return (
    <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {reports.map((report) => (
        <ReportLine
          key={report.id}
          report={report}
          unit={report.node_id === null ? translate('app.my_notices.reports.all_units') : nameOf(report.node_id)}
          path={report.node_id === null ? '' : pathOf(report.node_id)}
          onEdit={() => onEdit(report)}
        />
      ))}
    </Stack>
  );
}

/** By their numbers where the reader may not see them any more. */
function useUnitNames(reports: readonly Report[]) {
  const ids = reports.flatMap(({ node_id: id }) => id ?? []);
  const { data = [] } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids, meta: { fields: ['name', 'path'] } },
    { enabled: ids.length > 0 },
  );
  const units = (data as (NodeRecord | undefined)[]).filter((unit) => unit !== undefined);
  const pathOfUnit = useTreePaths(node.route, units);
  const find = (id: number) => units.find((unit) => unit.id === id);
  return {
    nameOf: (id: number) => find(id)?.name ?? `#${id}`,
    pathOf: (id: number) => {
      const unit = find(id);
      return unit === undefined ? '' : pathOfUnit(unit);
    },
  };
}

interface ReportLineProps {
  report: Report;
  unit: string;
  path: string;
  onEdit: () => void;
}

function ReportLine({ report, unit, path, onEdit }: ReportLineProps) {
  const translate = useTranslate();
  const { setActive, isPending, ...actions } = useReportActions(report);
  const active = translate('app.my_notices.reports.active', { unit });
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 3, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, paddingTop: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{unit}</bdi>
          </Typography>
          {path !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <bdi>{path}</bdi>
            </Typography>
          )}
          <Times report={report} />
        </Box>
        <Tooltip title={active}>
          <Switch
            size="small"
            checked={report.is_active}
            disabled={isPending}
            onChange={(_, isOn) => void setActive(isOn)}
            slotProps={{ input: { 'aria-label': active } }}
          />
        </Tooltip>
        <LineMenu unit={unit} onEdit={onEdit} {...actions} />
      </Box>
      {report.ended_because !== null && (
        <Alert severity="warning" sx={{ marginTop: 2 }}>
          {translate(`app.my_notices.reports.ended.${report.ended_because}`)}
        </Alert>
      )}
    </Box>
  );
}

/** `Weekly · Monday, 8:00 AM`, and when it comes next. */
function Times({ report }: { report: Report }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { rhythm, weekday, hour, time_zone: zone, only_with_answers: isSparing } = report;
  const time = timeOf(hour, locale);
  const when = {
    daily: time,
    weekly: `${translate(labelKey('weekday', weekday))}, ${time}`,
    monthly: translate('app.my_notices.reports.on_first', { time }),
  }[rhythm];
  const sparing = translate('resources.reportsubscriptions.fields.only_with_answers');
  const parts = [translate(labelKey('rhythm', rhythm)), when, ...(rhythm === 'daily' && isSparing ? [sparing] : [])];
  const next = momentOf(report, locale);
  return (
    <>
      <Typography variant="body2">{parts.join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {next === null
          ? translate('app.my_notices.reports.off')
          : translate('app.my_notices.reports.next', { when: next, zone: zone.replaceAll('_', ' ') })}
      </Typography>
    </>
  );
}

interface LineMenuProps {
  unit: string;
  onEdit: () => void;
  sendNow: (email: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

function LineMenu({ unit, onEdit, sendNow, remove }: LineMenuProps) {
  const translate = useTranslate();
  const me = useUserData();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionMenu
        label={translate('app.my_notices.reports.actions', { unit })}
        Icon={MoreVert}
        actions={[
          {
            label: translate('resources.reportsubscriptions.actions.send_now'),
            Icon: Send,
            run: () => void sendNow(me?.email ?? ''),
          },
          { label: translate('ra.action.edit'), Icon: Edit, run: onEdit },
          { label: translate('ra.action.delete'), Icon: Delete, run: () => setAsking(true), isDangerous: true },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('app.my_notices.reports.delete_title')}
        text={translate('app.my_notices.reports.delete_text', { unit })}
        action={translate('ra.action.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove();
        }}
      />
    </>
  );
}
