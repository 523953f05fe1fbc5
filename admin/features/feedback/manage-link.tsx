import Tune from '@mui/icons-material/TuneOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem, MenuList } from '@mui/material';
import { Link } from 'react-router';
import { useMay } from '../../entities/use-access.ts';

interface ManageLinkProps {
  /** Of the entity. */
  route: string;
  label: string;
  onClick: () => void;
}

/** The way to where what a menu offers is added, changed and deleted, for who may. */
export function ManageLink({ route, label, onClick }: ManageLinkProps) {
  if (!useMay(route)('patch')) return null;
  return (
    <>
      <Divider />
      <MenuList dense aria-label={label}>
        <MenuItem component={Link} to={`/${route}`} onClick={onClick}>
          <ListItemIcon>
            <Tune />
          </ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      </MenuList>
    </>
  );
}
