import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../../ui/states/error-state.tsx';
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
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))', gap: 5 }}>
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
  const id = useId();
  const isEmpty = rights.every(({ granted }) => !granted);
  return (
    <Box>
      <Typography variant="subtitle2" component="p" id={id}>
        {translate(module.title)}
      </Typography>
      {isEmpty ? (
        <Reason Icon={Block} isGranted={false}>
          {translate('app.access.not_granted')}
        </Reason>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rights.map((right) => (
            <ExplainedItem key={right.right} right={right} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function ExplainedItem({ right: { right, granted, by } }: { right: ExplainedRight }) {
  const translate = useTranslate();
  const nameOf = (name: string | null) => name ?? translate('app.access.unit_above');
  const reasons = by.map((source) =>
    source.right === right
      ? translate('app.access.given_at', { unit: nameOf(source.node_name) })
      : translate('app.access.implied_by', {
          right: translate(`app.access.rights.${source.right}`),
          unit: nameOf(source.node_name),
        }),
  );
  return (
    <li>
      <Reason Icon={granted ? CheckCircle : Block} isGranted={granted}>
        {translate(`app.access.rights.${right}`)}
        {!granted && (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {translate('app.access.not_granted')}
          </Box>
        )}
        {granted &&
          (reasons.length > 0 ? [...new Set(reasons)] : [translate('app.users.admin')]).map((reason) => (
            <Typography key={reason} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {reason}
            </Typography>
          ))}
      </Reason>
    </li>
  );
}

interface ReasonProps {
  Icon: typeof SvgIcon;
  isGranted: boolean;
  children: ReactNode;
}

function Reason({ Icon, isGranted, children }: ReasonProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 2, marginTop: 2 }}>
      <Icon fontSize="small" color={isGranted ? 'success' : 'disabled'} />
      <Typography
        variant="body2"
        component="div"
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontWeight: isGranted ? 600 : 400,
          color: isGranted ? 'text.primary' : 'text.secondary',
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}
