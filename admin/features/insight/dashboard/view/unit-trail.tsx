import { Breadcrumbs, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useUnitTrail } from './use-unit-trail.ts';
import { useView } from './view-context.tsx';

/** Where in the tree the figures are of, and the way up. */
export function UnitTrail() {
  const translate = useTranslate();
  const { unitId, addressOf } = useView();
  const trail = useUnitTrail(unitId);
  const last = trail.at(-1);
  if (last === undefined) return null;
  return (
    <Breadcrumbs aria-label={translate('app.dashboard.trail')} separator="›" sx={{ fontSize: '0.8125rem' }}>
      <TextLink component={Link} to={addressOf({ unitId: null })} sx={{ fontSize: 'inherit' }}>
        {translate('app.dashboard.all_units')}
      </TextLink>
      {trail.slice(0, -1).map(({ id, name }) => (
        <TextLink key={id} component={Link} to={addressOf({ unitId: id })} sx={{ fontSize: 'inherit' }}>
          <bdi>{name}</bdi>
        </TextLink>
      ))}
      <Typography aria-current="page" sx={{ fontSize: 'inherit', fontWeight: 600, color: 'text.primary' }}>
        <bdi>{last.name}</bdi>
      </Typography>
    </Breadcrumbs>
  );
}
