import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import Lock from '@mui/icons-material/LockPersonOutlined';
import { Box, Button, Card, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { customerUser } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OwnerOnlyNote, useIsOwnerOnly } from '../../../ui/states/owner-only.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { EditGrantDialog } from './edit-grant-dialog.tsx';
import { ExplainDialog } from './explain-dialog.tsx';
import { GiveAccessDialog } from './give-access-dialog.tsx';
import { GrantItem, GrantList, GrantSkeleton } from './grant-list.tsx';
import { PersonChips } from './person-card.tsx';
import type { Person } from './rights.ts';
import { useDeleteGrant } from './use-delete-grant.tsx';
import { type UnitGrant, useMayChangeGrant, useUnitGrants } from './use-grants.ts';

type Unit = Pick<NodeRecord, 'id' | 'name' | 'rights'>;

/** The User access tab of a unit: whose rights count here, from here or from above, and what may be changed of them. */
export function UnitAccess({ unit }: { unit: Unit }) {
  const translate = useTranslate();
  const { data, error, refetch } = useUnitGrants(unit.id);
  const [isGiving, setGiving] = useState(false);
  const isOwnerOnly = useIsOwnerOnly();
  const give = unit.rights.includes('user_create') && !isOwnerOnly('node_user_access.create') && (
    <Button variant="contained" startIcon={<GroupAdd />} onClick={() => setGiving(true)} disabled={data === undefined}>
      {translate('app.access.give')}
    </Button>
  );
  return (
    <Stack component="section" sx={{ gap: 4 }} aria-label={translate('app.access.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="body2" component="div" sx={{ flexGrow: 1, flexBasis: 280, color: 'text.secondary' }}>
          {translate(unit.rights.includes('user_read') ? 'app.access.counts' : 'app.access.own_only')}{' '}
          <HelpTip topic="rights" />
        </Typography>
        {data !== undefined && data.total > 0 && give}
      </Box>
      {isOwnerOnly('node_user_access.create') && <OwnerOnlyNote />}
      {error && data === undefined ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : data === undefined ? (
        <GrantSkeleton />
      ) : data.total === 0 ? (
        <Card>
          <EmptyState Icon={Lock} title={translate('app.access.none')} action={give}>
            {translate(give ? 'app.access.none_text' : 'app.access.none_read_only')}
          </EmptyState>
        </Card>
      ) : (
        <Grants unit={unit} grants={data.results} />
      )}
      {data !== undefined && data.total > data.results.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.access.first_of', { count: data.results.length, total: data.total })}
        </Typography>
      )}
      {isGiving && <GiveAccessDialog unit={unit} grants={data?.results ?? []} onClose={() => setGiving(false)} />}
    </Stack>
  );
}

function Grants({ unit, grants }: { unit: Unit; grants: UnitGrant[] }) {
  const translate = useTranslate();
  const may = useMayChangeGrant();
  const { ask, dialog } = useDeleteGrant();
  const [edited, setEdited] = useState<UnitGrant | null>(null);
  const [explained, setExplained] = useState<Person | null>(null);
  const placeOf = ({ node_name: name }: UnitGrant) => name ?? translate('app.access.unit_above');
  return (
    <>
      <GrantList label={translate('app.access.title')}>
        {grants.map((grant, at) => {
          const { id, user } = grant;
          return (
            <GrantItem
              key={id ?? `above ${at}`}
              name={user.full_name}
              head={<GrantHead grant={grant} place={placeOf(grant)} />}
              rights={grant}
              onExplain={() => setExplained(user)}
              onEdit={may('patch', grant) ? () => setEdited(grant) : undefined}
              onDelete={
                id !== null && may('delete', grant)
                  ? () => ask({ id, name: user.full_name, unit: placeOf(grant) })
                  : undefined
              }
            />
          );
        })}
      </GrantList>
      {dialog}
      {edited !== null && edited.id !== null && edited.node_id !== null && (
        <EditGrantDialog
          user={edited.user}
          unit={{ id: edited.node_id, name: placeOf(edited) }}
          grant={{ ...edited, id: edited.id }}
          onClose={() => setEdited(null)}
        />
      )}
      {explained !== null && <ExplainDialog user={explained} unit={unit} onClose={() => setExplained(null)} />}
    </>
  );
}

/** Who it is, and where his rights come from when that is not this unit. */
function GrantHead({ grant: { user, inherited }, place }: { grant: UnitGrant; place: string }) {
  const translate = useTranslate();
  const path = useDetailPath(customerUser.route)(user.id);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {path === undefined ? (
            <bdi>{user.full_name}</bdi>
          ) : (
            <Link component={RouterLink} to={path} underline="hover" color="text.primary">
              <bdi>{user.full_name}</bdi>
            </Link>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{user.email}</bdi>
        </Typography>
      </Box>
      <PersonChips person={user} />
      {inherited && (
        <Chip
          size="small"
          label={translate('app.access.inherited', { unit: place })}
          sx={{ maxWidth: '100%', height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '3px' } }}
        />
      )}
    </Stack>
  );
}
