/** The groups of units that share one page of links. */
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Button, Link, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { columns, filters, inputs } from '../../generated/link_list_group.tsx';
import { linkListGroup } from '../../generated/resources.ts';
import type { LinkListGroupRecord } from '../../generated/types.ts';
import { EntityCreate, EntityEdit } from '../../kit/index.ts';
import { useMay } from '../../kit/use-access.ts';
import { isObject } from '../../providers/user-data.ts';
import { DesignCard } from './design-card.tsx';
import { GroupList } from './group-list.tsx';
import { GroupPage } from './group-page.tsx';
import { LinkEditor } from './link-editor/link-editor.tsx';

const { name } = inputs;

export function LinkListGroupList() {
  return <GroupList kind="link_list" columns={columns} filters={filters} />;
}

export function LinkListGroupPage() {
  return <GroupPage kind="link_list" Design={LinksOfGroup} />;
}

/** The page of links has an editor of its own. */
export function LinkListGroupCreate() {
  return <EntityCreate entity={linkListGroup} inputs={{ name }} />;
}

export function LinkListGroupEdit() {
  return <EntityEdit entity={linkListGroup} inputs={{ name }} />;
}

function LinksOfGroup({ group }: { group: LinkListGroupRecord }) {
  const translate = useTranslate();
  const may = useMay(linkListGroup.route);
  const [isEditing, setEditing] = useState(false);
  const edit = may('edit', group) && (
    <Button variant="outlined" size="small" startIcon={<Edit />} onClick={() => setEditing(true)}>
      {translate('app.groups.link_list.edit')}
    </Button>
  );
  return (
    <>
      <DesignCard kind="link_list" group={group} action={edit}>
        <Links group={group} />
        {edit}
      </DesignCard>
      {isEditing && <LinkEditor group={group} onClose={() => setEditing(false)} />}
    </>
  );
}

function Links({ group }: { group: LinkListGroupRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const links = linksOf(group.document, locale);
  if (links.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.groups.link_list.empty')}
      </Typography>
    );
  }
  return (
    <List disablePadding sx={{ marginBottom: 3 }}>
      {links.map(({ title, url }, at) => (
        <ListItem key={at} disableGutters>
          <ListItemIcon sx={{ minWidth: 32 }}>
            <LinkIcon />
          </ListItemIcon>
          <ListItemText
            primary={<bdi>{title}</bdi>}
            secondary={
              <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }} dir="ltr">
                {url}
              </Link>
            }
            slotProps={{ secondary: { component: 'div' } }}
          />
        </ListItem>
      ))}
    </List>
  );
}

/** What a link list has in it, in the reader's language where it has words in that. */
function linksOf(document: LinkListGroupRecord['document'], locale: string): { title: string; url: string }[] {
  const links = Array.isArray(document?.links) ? document.links : [];
  return links.filter(isObject).map(({ title, url }) => ({ title: textOf(title, locale), url: String(url) }));
}

function textOf(text: unknown, locale: string): string {
  if (!isObject(text)) return '';
  const found = text[locale] ?? text.en ?? Object.values(text)[0];
  return typeof found === 'string' ? found : '';
}
