import Add from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useListContext, useTranslate } from 'react-admin';
import { useUserData } from '../providers/use-session.tsx';
import { offersCreate } from '../entities/access.ts';
import type { EntityResource } from '../entities/resource.ts';
import { useScreenPath } from './screen-context.tsx';
import { useNames } from '../entities/use-names.ts';

/** The way to the form for a new row, for those who may add one. */
export function AddButton({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const toPath = useScreenPath();
  const user = useUserData();
  const { total } = useListContext();
  const { inline } = useNames(entity);
  if (!offersCreate(entity, user, total)) return null;
  return (
    <Button component={Link} to={toPath('create')} variant="contained" startIcon={<Add />}>
      {translate('ra.action.create_item', { item: inline })}
    </Button>
  );
}
