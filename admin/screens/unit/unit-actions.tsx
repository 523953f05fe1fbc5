import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../generated/resources.ts';
import type { NodeRecord } from '../../generated/types.ts';
import { pathTo } from '../../kit/place.ts';
import { useScreen } from '../../kit/screen-context.tsx';
import { useMay } from '../../kit/use-access.ts';

/** What the reader's rights let him do with the unit. */
export function UnitActions({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const { base } = useScreen();
  const may = useMay(node.route);
  if (!may('edit', unit)) return null;
  return (
    <Button component={Link} to={pathTo(base, 'edit', unit.id)} variant="outlined" size="small" startIcon={<Edit />}>
      {translate('ra.action.edit')}
    </Button>
  );
}
