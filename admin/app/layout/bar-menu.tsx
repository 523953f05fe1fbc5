import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { Box, ButtonBase, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import { isCurrent, type MenuEntry } from './menu.ts';
import { CountedIcon, CountPill, EntryName, useNameWithCount } from './menu-badge.tsx';
import { useFitSteps } from './use-fit-steps.ts';
import { useMenuLabel } from './use-menu.ts';

export interface MenuProps {
  entries: MenuEntry[];
  /** What waits behind an entry, by its path. */
  counts: ReadonlyMap<string, number>;
}

const itemSx =
  (isOn: boolean) =>
  ({ palette }: Theme) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    height: 36,
    paddingInline: 1.5,
    borderRadius: 1,
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: isOn ? palette.bar.text : palette.bar.secondText,
    backgroundColor: isOn ? palette.bar.hover : 'transparent',
    boxShadow: isOn ? `inset 0 -2px ${palette.bar.accent}` : 'none',
    '&:hover': { backgroundColor: palette.bar.hover, color: palette.bar.text },
  });

type Form = 'icon and words' | 'words' | 'icon';

/** The fewest entries that are worth a menu of their own at the bar's end. */
const MIN_REST = 2;

/** The menu along the bar: with icons and words, with words, and what has no room even so behind one more entry. */
export function BarMenu({ entries, counts }: MenuProps) {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const [{ menuCollapsed }] = usePreferences();
  const more = useMenuButton();
  const words = entries.map(labelOf).join();
  const [nav, step] = useFitSteps({
    content: `${menuCollapsed} ${words}`,
    words,
    steps: entries.length - MIN_REST,
    isHeld: more.menu.open,
  });
  const form: Form = menuCollapsed ? 'icon' : step === 0 ? 'icon and words' : 'words';
  const rest = step > 1 ? entries.slice(-step) : [];
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={translate('app.layout.menu')}
      sx={{
        flexGrow: 1,
        minWidth: 0,
        display: 'flex',
        gap: 0.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        paddingBlock: 1,
      }}
    >
      {entries
        .filter((entry) => !rest.includes(entry))
        .map((entry) =>
          entry.children ? (
            <Group key={entry.path} entry={entry} items={entry.children} counts={counts} form={form} />
          ) : (
            <Item key={entry.path} entry={entry} count={counts.get(entry.path)} form={form} />
          ),
        )}
      {rest.length > 0 && <Group entry={REST} items={rest} counts={counts} form="words" menuButton={more} />}
    </Box>
  );
}

const REST: MenuEntry = { path: '/more', label: 'app.menu.more', Icon: MoreHoriz, children: [] };

interface ItemProps {
  entry: MenuEntry;
  /** What waits there; undefined where nothing is counted. */
  count: number | undefined;
  form: Form;
}

function Item({ entry, count, form }: ItemProps) {
  const { pathname } = useLocation();
  const label = useMenuLabel()(entry);
  const name = useNameWithCount()(label, count ?? 0);
  const icon = <entry.Icon />;
  const isOn = isCurrent(entry, pathname);
  return (
    <Tooltip title={form === 'icon' ? name : ''}>
      <ButtonBase
        component={Link}
        to={entry.path}
        aria-current={isOn ? 'page' : undefined}
        data-tour={`menu ${entry.path}`}
        sx={itemSx(isOn)}
      >
        {form !== 'words' && (count === undefined ? icon : <CountedIcon count={count}>{icon}</CountedIcon>)}
        <EntryName label={label} count={count} isHidden={form === 'icon'} />
        {form === 'words' && count !== undefined && <CountPill count={count} />}
      </ButtonBase>
    </Tooltip>
  );
}

interface GroupProps {
  entry: MenuEntry;
  /** Groups among them stand under their names. */
  items: MenuEntry[];
  counts: ReadonlyMap<string, number>;
  form: Form;
  /** Of whoever has to know whether its menu is open. */
  menuButton?: ReturnType<typeof useMenuButton>;
}

function Group({ entry, items, counts, form, menuButton }: GroupProps) {
  const { pathname } = useLocation();
  const labelOf = useMenuLabel();
  const own = useMenuButton();
  const { button, menu, close } = menuButton ?? own;
  const label = labelOf(entry);
  const link = (item: MenuEntry) => (
    <MenuItem key={item.path} component={Link} to={item.path} selected={isCurrent(item, pathname)} onClick={close}>
      <ListItemIcon>
        <item.Icon />
      </ListItemIcon>
      <ListItemText primary={<EntryName label={labelOf(item)} count={counts.get(item.path)} />} />
    </MenuItem>
  );
  return (
    <>
      <Tooltip title={form === 'icon' ? label : ''}>
        <ButtonBase
          aria-label={label}
          data-tour={`menu ${entry.path}`}
          {...button}
          sx={itemSx(items.some((item) => isCurrent(item, pathname)))}
        >
          {form !== 'words' && <entry.Icon />}
          {form !== 'icon' && label}
          <ExpandMore sx={{ fontSize: 18 }} />
        </ButtonBase>
      </Tooltip>
      <Menu {...menu}>
        {items.flatMap((item) =>
          item.children === undefined
            ? [link(item)]
            : [
                <ListSubheader key={item.path} component="li" role="none" disableSticky sx={{ lineHeight: '36px' }}>
                  {labelOf(item)}
                </ListSubheader>,
                ...item.children.map(link),
              ],
        )}
      </Menu>
    </>
  );
}
