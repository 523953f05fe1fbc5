import Add from '@mui/icons-material/AddOutlined';
import Lock from '@mui/icons-material/LockPersonOutlined';
import { Alert, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OwnerOnlyNote, useIsOwnerOnly } from '../../../ui/states/owner-only.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { AddGrantDialog } from './add-grant-dialog.tsx';
import { EditGrantDialog } from './edit-grant-dialog.tsx';
import { ExplainDialog } from './explain-dialog.tsx';
import { GrantItem, GrantList, GrantSkeleton } from './grant-list.tsx';
import { useDeleteGrant } from './use-delete-grant.tsx';
import { type UserGrant, useMayChangeGrant, useUserGrants } from './use-grants.ts';

interface Owner {
  id: number;
  full_name: string;
  is_admin: boolean;
}

interface UserGrantsProps {
  user: Owner;
  title: ReactNode;
}

/** What a user may do in which unit: his grants, each with the way down to its unit. */
export function UserGrants({ user, title }: UserGrantsProps) {
  const translate = useTranslate();
  const me = useUserData();
  const { data, error, refetch } = useUserGrants(user.id);
  const mayGive = useMayGive();
  const isOwnerOnly = useIsOwnerOnly();
  const [isAdding, setAdding] = useState(false);
  const add = mayGive && !user.is_admin && (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Add />}
      onClick={() => setAdding(true)}
      disabled={data === undefined}
    >
      {translate('app.access.add')}
    </Button>
  );
  return (
    <Stack component="section" sx={{ gap: 3 }} aria-label={translate('app.access.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        {title}
        {data !== undefined && data.length > 0 && add}
      </Box>
      {isOwnerOnly('node_user_access.create') && <OwnerOnlyNote />}
      {user.is_admin && <Alert severity="info">{translate('app.access.is_admin', { name: user.full_name })}</Alert>}
      {me !== null && !me.is_admin && me.id !== user.id && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.access.partial')}
        </Typography>
      )}
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <GrantSkeleton />
      ) : data.length > 0 ? (
        <Grants user={user} grants={data} />
      ) : (
        !user.is_admin && (
          <Card>
            <EmptyState Icon={Lock} title={translate('app.access.none_of_user')} action={add}>
              {translate(add ? 'app.access.none_of_user_text' : 'app.access.none_read_only')}
            </EmptyState>
          </Card>
        )
      )}
      {isAdding && <AddGrantDialog user={user} grants={data ?? []} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** Whether the reader may give access at some unit; at which, the dialog finds out. */
function useMayGive(): boolean {
  const me = useUserData();
  const isAdmin = me?.is_admin === true;
  const isOwnerOnly = useIsOwnerOnly();
  const { data } = useUserGrants(me?.id ?? 0, me !== null && !isAdmin);
  const holds = isAdmin || (data ?? []).some((grant) => grant.user_create);
  return holds && !isOwnerOnly('node_user_access.create');
}

function Grants({ user, grants }: { user: Owner; grants: UserGrant[] }) {
  const translate = useTranslate();
  const may = useMayChangeGrant();
  const { ask, dialog } = useDeleteGrant();
  const [edited, setEdited] = useState<UserGrant | null>(null);
  const [explained, setExplained] = useState<UserGrant | null>(null);
  return (
    <>
      <GrantList label={translate('app.access.title')}>
        {grants.map((grant) => (
          <GrantItem
            key={grant.id}
            name={grant.node_name}
            head={<UnitHead grant={grant} />}
            rights={grant}
            onExplain={() => setExplained(grant)}
            onEdit={may('patch', grant) ? () => setEdited(grant) : undefined}
            onDelete={
              may('delete', grant)
                ? () => ask({ id: grant.id, name: user.full_name, unit: grant.node_name })
                : undefined
            }
          />
        ))}
      </GrantList>
      {dialog}
      {edited !== null && (
        <EditGrantDialog
          user={user}
          unit={{ id: edited.node_id, name: edited.node_name }}
          grant={edited}
          onClose={() => setEdited(null)}
        />
      )}
      {explained !== null && (
        <ExplainDialog
          user={user}
          unit={{ id: explained.node_id, name: explained.node_name }}
          onClose={() => setExplained(null)}
        />
      )}
    </>
  );
}

/** The unit, and where in the tree it is. */
function UnitHead({ grant: { node_id: id, node_name: name, path } }: { grant: UserGrant }) {
  const address = useDetailPath(node.route)(id);
  const above = path.filter((unit) => unit.id !== id).map((unit) => unit.name);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {address === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <Link component={RouterLink} to={address} underline="hover" color="text.primary">
            <bdi>{name}</bdi>
          </Link>
        )}{' '}
        <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          #{id}
        </Typography>
      </Typography>
      {above.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{above.join(' › ')}</bdi>
        </Typography>
      )}
    </>
  );
}
