import { Box, Card, CardActionArea, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useGetList, useTranslate } from 'react-admin';
import { feedback } from '../../generated/resources.ts';
import { inMenuOrder } from '../../layout/menu.ts';
import { iconOf } from '../../kit/icon-of.ts';
import { useTotalText } from '../../kit/pagination.tsx';
import type { EntityResource } from '../../kit/resource.ts';
import { useNames } from '../../kit/use-names.ts';
import { usePageTitle } from '../../kit/use-page-title.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { useJudge } from '../../routing/use-judge.ts';
import { exposedEntities } from '../../site.ts';
import { NoOrganization } from './no-organization.tsx';
import { QuickActions } from './quick-actions.tsx';

/** The first page: who one is here, what there is, and the way to it. */
export default function Dashboard() {
  const translate = useTranslate();
  const user = useUserData();
  const judgePath = useJudge();
  usePageTitle(translate('app.menu.dashboard'));
  const open = inMenuOrder(exposedEntities).filter(({ route }) => judgePath(`/${route}`).kind === 'pass');
  return (
    <Stack sx={{ gap: 6 }}>
      <Box>
        <Typography variant="h1">{translate('app.dashboard.greeting', { name: user?.full_name ?? '' })}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(`app.dashboard.role_${user?.role === 'superadmin' ? 'platform' : 'company'}`, {
            company: user?.company_name ?? '',
          })}
        </Typography>
      </Box>
      <QuickActions entities={open} />
      <NoOrganization />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 4,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {open.map((entity) => (
          <Shortcut key={entity.id} entity={entity} />
        ))}
      </Box>
    </Stack>
  );
}

/** How many there are, and the way to them. */
function Shortcut({ entity }: { entity: EntityResource }) {
  const { many } = useNames(entity);
  const total = useTotal(entity, {});
  const Icon = iconOf(entity);
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={`/${entity.route}`}
        sx={{
          padding: 4,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1,
          height: '100%',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          <Icon sx={{ color: 'primary.main' }} />
          <Typography variant="subtitle1" component="span">
            {many}
          </Typography>
        </Box>
        <Typography
          component="span"
          sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3, color: 'text.primary' }}
        >
          {total ?? <Skeleton width="3ch" />}
        </Typography>
        {entity.id === feedback.id && <NewFeedback />}
      </CardActionArea>
    </Card>
  );
}

/** What waits for an answer. */
function NewFeedback() {
  const translate = useTranslate();
  const total = useTotal(feedback, { status: ['new'] });
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {total === undefined ? <Skeleton width="8ch" /> : translate('app.dashboard.new_feedback', { count: total })}
    </Typography>
  );
}

/** The total of a list in words; undefined until it has come. */
function useTotal(entity: EntityResource, filter: object): string | undefined {
  const totalText = useTotalText();
  const { total, error } = useGetList(entity.route, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  if (error) return '–';
  return total === undefined ? undefined : totalText(total);
}
