import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { surveyGroup } from '../../generated/resources.ts';
import { useDetailPath } from '../../entities/use-access.ts';
import { isUsed, type SurveyUsage } from './survey-row.ts';

/** How many groups are named before the rest is counted. */
const NAMED_GROUPS = 3;

interface SurveyUsageListProps {
  usage: SurveyUsage;
  /** All groups by name; else the first of them and how many more. */
  isComplete?: boolean;
}

/** What shows the survey: the company by default, groups with their units, units of their own. */
export function SurveyUsageList({ usage, isComplete = false }: SurveyUsageListProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const named = isComplete ? usage.groups : usage.groups.slice(0, NAMED_GROUPS);
  const rest = usage.groups.length - named.length;
  if (!isUsed(usage)) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {translate('app.surveys.usage.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }}>
      {usage.is_default && <Use>{translate('app.surveys.usage.default')}</Use>}
      {named.map((group) => (
        <Use key={group.id}>
          <GroupLink id={group.id} name={group.name} />
          <Muted>{counted('app.surveys.usage.group_units', group.unit_count)}</Muted>
        </Use>
      ))}
      {rest > 0 && <Use>{counted('app.surveys.usage.more_groups', rest)}</Use>}
      {usage.unit_count > 0 && (
        <Use>
          <bdi>{counted('app.surveys.usage.units', usage.unit_count)}</bdi>
        </Use>
      )}
    </Box>
  );
}

/** A text about a number of things, with the number as it is written here. */
export function useCounted(): (key: string, count: number, values?: object) => string {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (key, count, values = {}) => translate(key, { ...values, smart_count: count, count: format.format(count) });
}

function Use({ children }: { children: ReactNode }) {
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

function Muted({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary', marginInline: 1.5 }}>
      <bdi>{children}</bdi>
    </Typography>
  );
}

function GroupLink({ id, name }: { id: number; name: string }) {
  const address = useDetailPath(surveyGroup.route)(id);
  if (address === undefined) return <bdi>{name}</bdi>;
  return (
    <Link
      component={RouterLink}
      to={address}
      underline="hover"
      color="inherit"
      sx={{ textDecorationLine: 'underline' }}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
