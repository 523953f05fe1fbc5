import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { effectiveRights, type Rights } from './rights.ts';

/** What a grant gives, a chip for each module. */
export function RightsSummary({ rights }: { rights: Rights }) {
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
