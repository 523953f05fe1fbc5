import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { ListBase, ResourceContextProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { formatMoment, formatRelative } from '../../../../fields/dates.ts';
import { auditEntry } from '../../../../generated/resources.ts';
import type { AuditEntryRecord } from '../../../../generated/types.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ListContent } from '../../../../ui/list/list-content.tsx';
import { Part } from '../../../../ui/layout/part.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditActionOf } from './audit-actions.ts';
import { Target, useFieldNames } from './audit-target.tsx';

const PAGE_SIZE = 25;

/** Who did what in the company, the latest first. */
export default function AuditLog() {
  const translate = useTranslate();
  const rows = <Entries />;
  return (
    <ResourceContextProvider value={auditEntry.route}>
      <ListBase
        resource={auditEntry.route}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={PAGE_SIZE}
        storeKey={false}
      >
        <Stack sx={{ gap: 4 }}>
          <AuditFilters />
          <ListContent
            empty={<EmptyState Icon={HistoryIcon} title={translate('app.account.audit.none')} />}
            table={rows}
            cards={<Part>{rows}</Part>}
          />
        </Stack>
      </ListBase>
    </ResourceContextProvider>
  );
}

function Entries() {
  const { data = [], isPending } = useListContext<AuditEntryRecord>();
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInline: { xs: 0, sm: 4 }, paddingBlock: 0, listStyle: 'none' }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: AuditEntryRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const who = useActor()(entry);
  const { name, Icon, isWhole = false } = auditActionOf(entry.operation);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 3,
        paddingBlock: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary', marginTop: 0.5 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ '& a': { textDecoration: 'underline' } }}>
          {translate(`app.account.audit.actions.${name}`, { who })} {!isWhole && <Target entry={entry} />}
        </Typography>
        <Facts entry={entry} />
        <Typography
          variant="body2"
          component="time"
          dateTime={entry.created_at}
          title={formatMoment(entry.created_at, locale)}
          sx={{ color: 'text.secondary' }}
        >
          {formatRelative(entry.created_at, locale, Date.now())}
        </Typography>
      </Box>
    </Box>
  );
}

/** Which fields it was about, and why it was done. */
function Facts({ entry }: { entry: AuditEntryRecord }) {
  const translate = useTranslate();
  const fieldNames = useFieldNames()(entry);
  const lines = [
    reasonOf(entry) ?? fieldNames.join(', '),
    entry.reason === null ? '' : translate('app.history.because', { reason: entry.reason }),
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => (
      <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
        {line}
      </Typography>
    ));
}

/** A person by the name of that day; what was no person, or nobody of the company, by what it was. */
function useActor(): (entry: AuditEntryRecord) => string {
  const translate = useTranslate();
  return ({ actor_name: name, actor_role: role, impersonator_name: by }) => {
    if (by) return translate('app.account.audit.in_place', { by, who: name });
    const isPerson = role === 'company_user' || role === 'company_admin';
    const word = translate(`app.account.audit.actors.${isPerson ? 'user' : role}`);
    if (name === '') return word;
    return role === 'superadmin' ? `${name} (${word})` : name;
  };
}

/** Why the platform did it, where it had to say so. */
function reasonOf({ actor_role: role, changes }: AuditEntryRecord): string | null {
  const { reason } = Object(changes) as { reason?: unknown };
  return role === 'superadmin' && typeof reason === 'string' ? reason : null;
}
