import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../kit/error-state.tsx';
import { type Module, modules } from './rights.ts';
import { type ExplainedRight, type Explanation, useExplanation } from './use-grants.ts';

/** What a user may do at a unit, and why: each right with the grants that give it. */
export function ExplanationView({ userId, unitId }: { userId: number; unitId: number }) {
  const { data, error, refetch } = useExplanation(userId, unitId);
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={280} />;
  return <Explained explanation={data} />;
}

function Explained({ explanation: { user, node, is_admin: isAdmin, rights } }: { explanation: Explanation }) {
  const translate = useTranslate();
  const path = node.path.map(({ name }) => name).join(' › ');
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{path || node.name}</bdi>
      </Typography>
      {isAdmin && <Alert severity="info">{translate('app.access.is_admin', { name: user.full_name })}</Alert>}
      {user.state === 'disabled' && (
        <Alert severity="warning">{translate('app.access.is_disabled', { name: user.full_name })}</Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', gap: 4 }}>
        {modules.map((module) => (
          <ExplainedModule
            key={module.name}
            module={module}
            rights={rights.filter((right) => right.module === module.name)}
          />
        ))}
      </Box>
    </Stack>
  );
}

function ExplainedModule({ module, rights }: { module: Module; rights: ExplainedRight[] }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="subtitle2" component="p" id={`explained-${module.name}`}>
        {translate(module.title)}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={`explained-${module.name}`}
        sx={{ display: 'grid', gap: 2, margin: 0, marginTop: 2, padding: 0, listStyle: 'none' }}
      >
        {rights.map((right) => (
          <ExplainedItem key={right.right} right={right} />
        ))}
      </Box>
    </Box>
  );
}

function ExplainedItem({ right: { right, granted, by } }: { right: ExplainedRight }) {
  const translate = useTranslate();
  const Icon = granted ? CheckCircle : Block;
  const nameOf = (name: string | null) => name ?? translate('app.access.unit_above');
  const reasons = by.map((source) =>
    source.right === right
      ? translate('app.access.given_at', { unit: nameOf(source.node_name) })
      : translate('app.access.implied_by', {
          right: translate(`app.access.rights.${source.right}`),
          unit: nameOf(source.node_name),
        }),
  );
  const why = granted ? [...new Set(reasons)] : [translate('app.access.not_granted')];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 2 }}>
      <Icon fontSize="small" color={granted ? 'success' : 'disabled'} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          variant="body2"
          sx={{ fontWeight: granted ? 600 : 400, color: granted ? 'text.primary' : 'text.secondary' }}
        >
          {translate(`app.access.rights.${right}`)}
        </Typography>
        {(why.length > 0 ? why : [translate('app.users.admin')]).map((reason) => (
          <Typography key={reason} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {reason}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
