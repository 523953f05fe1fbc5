import Tune from '@mui/icons-material/TuneOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem, MenuList } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { companyTag } from '../../../generated/resources.ts';
import { useMay } from '../../../entities/use-access.ts';

/** The way to where tags are renamed, colored and deleted, for who may. */
export function ManageTags({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  const may = useMay(companyTag.route);
  if (!may('patch')) return null;
  return (
    <>
      <Divider />
      <MenuList dense aria-label={translate('app.feedback.tags.manage')}>
        <MenuItem component={Link} to={`/${companyTag.route}`} onClick={onClick}>
          <ListItemIcon>
            <Tune />
          </ListItemIcon>
          <ListItemText>{translate('app.feedback.tags.manage')}</ListItemText>
        </MenuItem>
      </MenuList>
    </>
  );
}
