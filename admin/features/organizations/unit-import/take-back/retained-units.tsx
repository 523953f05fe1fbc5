import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useLocaleState, useTranslate } from 'react-admin';
import type { RetainedUnit, TakeBack } from './take-back.ts';

interface RetainedUnitsProps {
  report: Pick<TakeBack, 'kept' | 'kept_count'>;
  /** Where each can be deleted by itself. */
  onDelete?: (unit: RetainedUnit) => void;
}

/** The units that stay, each with why. */
export function RetainedUnits({ report: { kept: units, kept_count: count }, onDelete }: RetainedUnitsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (units.length === 0) return null;
  const shown = { shown: units.length.toLocaleString(locale), count: count.toLocaleString(locale) };
  return (
    <section>
      <Typography variant="h4" component="h3">
        {translate('app.import.take_back.kept_title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {units.map((unit) => (
          <RetainedRow key={unit.id} unit={unit} {...(onDelete && { onDelete })} />
        ))}
      </Box>
      {count > units.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {translate('app.import.first_of', shown)}
        </Typography>
      )}
    </section>
  );
}

function RetainedRow({ unit, onDelete }: { unit: RetainedUnit; onDelete?: (unit: RetainedUnit) => void }) {
  const translate = useTranslate();
  const { id, name, kind, reasons } = unit;
  const label = translate('app.tree.delete.title', { name: `${name} #${id}` });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={`/units/${id}`} color="inherit" underline="hover">
            <bdi>{name}</bdi>
          </Link>{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            #{id}
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reasons.map((reason) => translate(`app.import.take_back.reason.${reason}`)).join(' · ')}
        </Typography>
      </Box>
      {onDelete && kind === 'add' && (
        <Tooltip title={translate('ra.action.delete')}>
          <IconButton aria-label={label} onClick={() => onDelete(unit)}>
            <DeleteOutline />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
