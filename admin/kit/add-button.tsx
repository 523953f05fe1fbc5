import Add from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import type { EntityResource } from './resource.ts';
import { useScreenPath } from './screen-context.tsx';
import { useMay } from './use-access.ts';
import { useNames } from './use-names.ts';

/** The way to the form for a new row, for those who may add one. */
export function AddButton({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const { inline } = useNames(entity);
  if (!may('create')) return null;
  return (
    <Button component={Link} to={toPath('create')} variant="contained" startIcon={<Add />}>
      {translate('ra.action.create_item', { item: inline })}
    </Button>
  );
}
