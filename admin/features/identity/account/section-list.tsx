import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import type { AccountSection } from './section.ts';

interface SectionListProps {
  sections: readonly AccountSection[];
  /** The address of the one that is shown beside it; absent where the list stands alone. */
  current?: string;
}

/** The ways to the sections of the account area. */
export function SectionList({ sections, current }: SectionListProps) {
  const translate = useTranslate();
  const standsAlone = current === undefined;
  return (
    <List component="nav" aria-label={translate('app.account.title')} disablePadding>
      {sections.map(({ path, name, Icon }, at) => (
        <ListItem key={path} component="div" disablePadding divider={standsAlone && at < sections.length - 1}>
          <ListItemButton
            component={Link}
            to={path}
            selected={path === current}
            aria-current={path === current ? 'page' : undefined}
            sx={{ borderRadius: standsAlone ? 0 : 1, minHeight: standsAlone ? 56 : 44 }}
          >
            <ListItemIcon sx={{ minWidth: 36, color: path === current ? 'primary.main' : 'text.secondary' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={translate(`app.account.${name}.title`)} />
            {standsAlone && (
              <ChevronRight
                fontSize="small"
                sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
              />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
