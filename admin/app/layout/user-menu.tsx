import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import {
  Box,
  Divider,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Tooltip,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { useAccountEntries } from './use-account-entries.ts';

/** Who is signed in, what is his own, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const user = useUserData();
  const entries = useAccountEntries();
  const { button, menu, close } = useMenuButton();
  if (user === null) return null;
  const label = translate('app.layout.account');
  return (
    <>
      <Tooltip title={user.full_name}>
        <IconButton aria-label={`${label}: ${user.full_name}`} {...button}>
          <AccountCircle />
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        <Box component="li" role="none" sx={{ paddingInline: 4, paddingBlock: 2, maxWidth: 280 }}>
          <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {user.full_name}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.company_name}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        {entries.map(({ path, label: entry, Icon }) => (
          <MenuItem key={path} component={Link} to={path} onClick={close}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={translate(entry)} />
          </MenuItem>
        ))}
        <Divider component="li" role="none" />
        <MenuItem component={Link} to="/logout" onClick={close}>
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          <ListItemText primary={translate('ra.auth.logout')} />
        </MenuItem>
      </Menu>
    </>
  );
}
