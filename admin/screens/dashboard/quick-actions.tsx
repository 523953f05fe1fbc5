import Add from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { offersCreate } from '../../kit/access.ts';
import type { EntityResource } from '../../kit/resource.ts';
import { useNames } from '../../kit/use-names.ts';
import { useUserData } from '../../providers/use-session.tsx';

/** What the user may add, one step away. */
export function QuickActions({ entities }: { entities: EntityResource[] }) {
  const user = useUserData();
  const addable = entities.filter((entity) => offersCreate(entity, user, undefined));
  if (addable.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {addable.map((entity) => (
        <QuickAdd key={entity.id} entity={entity} />
      ))}
    </Box>
  );
}

function QuickAdd({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const { inline } = useNames(entity);
  return (
    <Button component={Link} to={`/${entity.route}/create`} variant="outlined" size="small" startIcon={<Add />}>
      {translate('ra.action.create_item', { item: inline })}
    </Button>
  );
}
