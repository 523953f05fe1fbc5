import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
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
import { noticePreference } from '../generated/resources.ts';
import { useMay } from '../kit/use-access.ts';
import { useMenuButton } from '../kit/use-menu-button.ts';
import { useUserData } from '../providers/use-session.tsx';
import { ACCOUNT_PATH } from '../screens/account/sections.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const user = useUserData();
  const { button, menu, close } = useMenuButton();
  const may = useMay(noticePreference.route);
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
          <Typography variant="subtitle1" component="div" noWrap>
            {user.full_name}
          </Typography>
          <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
          <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {user.company_name}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        <MenuItem component={Link} to={ACCOUNT_PATH} onClick={close}>
          <ListItemIcon>
            <ManageAccounts />
          </ListItemIcon>
          <ListItemText primary={translate('app.account.title')} />
        </MenuItem>
        {may('list') && (
          <MenuItem component={Link} to={`/${noticePreference.route}`} onClick={close}>
            <ListItemIcon>
              <Notifications />
            </ListItemIcon>
            <ListItemText primary={translate('app.my_notices.title')} />
          </MenuItem>
        )}
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
