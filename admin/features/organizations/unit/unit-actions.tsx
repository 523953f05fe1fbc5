import Delete from '@mui/icons-material/DeleteOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslate } from 'react-admin';
import { node, organization } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { pathTo } from '../../../entities/place.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { DeleteUnitDialog } from '../organization-tree/dialogs/delete-unit.tsx';
import { MoveUnitDialog } from '../organization-tree/dialogs/move-unit.tsx';
import { isOffered } from '../organization-tree/unit.ts';

/** What the reader's rights let him do with the unit. */
export function UnitActions({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const { base } = useScreen();
  const may = useMay(node.route);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null);
  const close = () => setAsked(null);
  // Up to what is still there.
  const goUp = () =>
    void navigate(
      unit.is_top || unit.parent_id === null
        ? `/${organization.route}/${unit.organization_id}`
        : `/${node.route}/${unit.parent_id}`,
      { replace: true },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {may('edit', unit) && !unit.is_over_limit && (
        <Button
          component={Link}
          to={pathTo(base, 'edit', unit.id)}
          variant="outlined"
          size="small"
          startIcon={<Edit />}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {isOffered(unit, 'node_edit') && (
        <Button variant="outlined" size="small" startIcon={<DriveFileMove />} onClick={() => setAsked('move')}>
          {translate('app.unit.actions.move')}
        </Button>
      )}
      {may('delete', unit) && (
        <Tooltip title={translate('ra.action.delete')}>
          <IconButton
            size="small"
            color="error"
            aria-label={translate('ra.action.delete')}
            onClick={() => setAsked('delete')}
          >
            <Delete />
          </IconButton>
        </Tooltip>
      )}
      {asked === 'move' && <MoveUnitDialog unit={unit} onClose={close} />}
      {asked === 'delete' && <DeleteUnitDialog unit={unit} onClose={close} onDone={goUp} />}
    </Box>
  );
}
