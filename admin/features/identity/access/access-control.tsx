import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGetOne, useTranslate } from 'react-admin';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { customerUser, nodeUserAccess, node } from '../../../generated/resources.ts';
import type { CustomerUserRecord } from '../../../generated/types.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FORM_WIDTH } from '../../../crud/form-fields.tsx';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { ExplanationView } from './explanation.tsx';
import { PersonCard } from './person-card.tsx';
import { UserGrants } from './user-grants.tsx';
import { UserPicker } from './user-picker.tsx';

const USER = 'user';

/** Rights from the user's side: who, where, and why. The address holds the user. */
export default function AccessControl() {
  const translate = useTranslate();
  const { many } = useNames(nodeUserAccess);
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(USER));
  const userId = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  usePageTitle(many);
  return (
    <Stack component="section" aria-label={many} sx={{ gap: 6 }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1">{many}</Typography>
          <HelpTip topic="rights" />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{translate('app.access.control_text')}</Typography>
      </Box>
      <Box sx={{ maxWidth: FORM_WIDTH }}>
        <UserPicker
          label={translate('app.access.user')}
          value={userId}
          onChange={(id) => setSearch(id === null ? {} : { [USER]: String(id) })}
        />
      </Box>
      {userId === null ? (
        <Card>
          <EmptyState Icon={PersonSearch} title={translate('app.access.choose')}>
            {translate('app.access.choose_text')}
          </EmptyState>
        </Card>
      ) : (
        <AccessOfUser key={userId} id={userId} />
      )}
    </Stack>
  );
}

function AccessOfUser({ id }: { id: number }) {
  const translate = useTranslate();
  const { data: user, error, refetch } = useGetOne<CustomerUserRecord>(customerUser.route, { id });
  if (error && user === undefined)
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (user === undefined) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <Box sx={{ maxWidth: FORM_WIDTH }}>
        <PersonCard person={user} />
      </Box>
      <UserGrants
        user={user}
        title={
          <Typography variant="h2" component="h2">
            {translate('app.access.title')}
          </Typography>
        }
      />
      <ExplainUnit userId={id} />
    </>
  );
}

/** Why the user may do at a unit of one's choice what he may. */
function ExplainUnit({ userId }: { userId: number }) {
  const translate = useTranslate();
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <Stack component="section" sx={{ gap: 4 }}>
      <Box>
        <Typography variant="h2" component="h2">
          {translate('app.access.explain_unit')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.access.explain_unit_text')}
        </Typography>
      </Box>
      <Box sx={{ maxWidth: FORM_WIDTH }}>
        <TreePicker reference={node.route} label={translate('app.access.unit')} value={unitId} onChange={setUnitId} />
      </Box>
      {unitId !== null && (
        <Card sx={{ padding: 4 }}>
          <ExplanationView userId={userId} unitId={unitId} />
        </Card>
      )}
    </Stack>
  );
}
