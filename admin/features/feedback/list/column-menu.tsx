import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import { useFieldName } from '../use-field-name.ts';
import { useColumns } from './use-columns.ts';

/** Which columns the list shows. */
export function ColumnMenu() {
  const translate = useTranslate();
  const { button, menu } = useMenuButton();
  const nameOf = useFieldName();
  const { offered, isShown, toggle, reset, isChosen } = useColumns();
  const label = translate('app.feedback.columns.choose');
  return (
    <>
      <Button size="small" color="secondary" startIcon={<ViewColumn />} {...button}>
        {label}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label, dense: true } }}>
        {offered.map((column) => (
          <MenuItem
            key={column.name}
            role="menuitemcheckbox"
            aria-checked={isShown(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>{isShown(column) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
            <ListItemText>{nameOf(column.name)}</ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem disabled={!isChosen} onClick={reset}>
          {translate('app.feedback.columns.reset')}
        </MenuItem>
      </Menu>
    </>
  );
}
