import Add from '@mui/icons-material/AddOutlined';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import { Box, Breadcrumbs, Button, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { organization as entity } from '../../../generated/resources.ts';
import type { OrganizationRecord } from '../../../generated/types.ts';
import { useScreenPath } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useNames } from '../../../entities/use-names.ts';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';

interface TreeHeadingProps {
  organization: OrganizationRecord | undefined;
  /** Only an administrator adds units that have none above them. */
  onAdd: (() => void) | null;
  onDeleted: () => void;
  onImports: () => void;
  /** Import and export. */
  children?: ReactNode;
}

/** What the page is, where it belongs, and what can be done with the organization. */
export function TreeHeading({ organization, onAdd, onDeleted, onImports, children }: TreeHeadingProps) {
  const translate = useTranslate();
  const { many, one } = useNames(entity);
  const toPath = useScreenPath();
  const may = useMay(entity.route);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  usePageTitle(organization?.name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Breadcrumbs aria-label={translate('app.tree.breadcrumb')} sx={{ fontSize: '0.8125rem' }}>
          <Link
            component={RouterLink}
            to={toPath('list')}
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <ArrowBack sx={{ fontSize: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            {many}
          </Link>
        </Breadcrumbs>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
        >
          <bdi>{organization?.name ?? one}</bdi>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {organization !== undefined && may('edit', organization) && (
          <Tooltip title={translate('ra.action.edit')}>
            <IconButton
              component={RouterLink}
              to={toPath('edit', organization.id)}
              aria-label={translate('app.form.edit', { label: organization.name })}
            >
              <Edit />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={translate('app.tree.deleted.title')}>
          <IconButton aria-label={translate('app.tree.deleted.title')} onClick={onDeleted}>
            <RestoreFromTrash />
          </IconButton>
        </Tooltip>
        {organization !== undefined && may('edit', organization) && (
          <Tooltip title={translate('app.import.recent.title')}>
            <IconButton aria-label={translate('app.import.recent.title')} onClick={onImports}>
              <History />
            </IconButton>
          </Tooltip>
        )}
        {onAdd !== null && (
          <Button variant="contained" startIcon={<Add />} onClick={onAdd} sx={{ order: { sm: 1 } }}>
            {translate('app.tree.menu.add')}
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
