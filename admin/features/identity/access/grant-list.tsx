import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Box, Card, IconButton, Skeleton, Tooltip, Chip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Rights, effectiveRights } from './rights.ts';

/** Grants one below the other, on any width. */
export function GrantList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card
      component="ul"
      aria-label={label}
      sx={{ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }}
    >
      {children}
    </Card>
  );
}

interface GrantItemProps {
  /** What its buttons are about, for a screen reader. */
  name: string;
  head: ReactNode;
  rights: Rights;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onExplain?: (() => void) | undefined;
}

export function GrantItem({ name, head, rights, onEdit, onDelete, onExplain }: GrantItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"head actions" "rights rights"',
        columnGap: 4,
        rowGap: 2,
        padding: 3,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '@container (min-width: 640px)': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
          gridTemplateAreas: '"head rights actions"',
          alignItems: 'center',
        },
      }}
    >
      <Box sx={{ gridArea: 'head', minWidth: 0, overflowWrap: 'anywhere' }}>{head}</Box>
      <Box sx={{ gridArea: 'rights', minWidth: 0 }}>
        <RightsSummary rights={rights} />
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'start', justifyContent: 'end', minWidth: 32 }}>
        {onExplain && <Act label="app.access.explain" name={name} Icon={HelpOutline} onClick={onExplain} />}
        {onEdit && <Act label="ra.action.edit" name={name} Icon={Edit} onClick={onEdit} />}
        {onDelete && <Act label="ra.action.delete" name={name} Icon={DeleteOutline} onClick={onDelete} />}
      </Box>
    </Box>
  );
}

interface ActProps {
  label: string;
  name: string;
  Icon: typeof SvgIcon;
  onClick: () => void;
}

function Act({ label, name, Icon, onClick }: ActProps) {
  const translate = useTranslate();
  const text = translate(label);
  return (
    <Tooltip title={text}>
      <IconButton size="small" aria-label={`${text}: ${name}`} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

const SKELETONS = 3;

/** Stands for the grants until they have come. */
export function GrantSkeleton() {
  const translate = useTranslate();
  return (
    <Card role="status" aria-label={translate('ra.page.loading')} sx={{ padding: 3 }}>
      {Array.from({ length: SKELETONS }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 6, height: 48 }}>
          <Skeleton width="28%" />
          <Skeleton width="44%" />
        </Box>
      ))}
    </Card>
  );
}

/** What a grant gives, a chip for each module. */
function RightsSummary({ rights }: { rights: Rights }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {effectiveRights(rights).map(({ module, rights: held }) => (
        <Chip
          key={module.name}
          component="li"
          size="small"
          variant="outlined"
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: '3px' } }}
          label={
            <>
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {translate(module.title)}{' '}
              </Box>
              {held.map((right) => translate(`app.access.rights.${right}`)).join(', ')}
            </>
          }
        />
      ))}
    </Box>
  );
}
