import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { LanguageMenu } from './language-menu.tsx';
import { MarkSign } from './mark.tsx';

/** A page without the menu: login, not found. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: 4 }}>
        <Box sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <MarkSign size={28} />
        </Box>
        <Box component="span" sx={{ flexGrow: 1, fontWeight: 650, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
          Feedtree
        </Box>
        <LanguageMenu />
      </Box>
      <Box
        component="main"
        sx={{
          flexGrow: 1,
          display: 'grid',
          alignContent: 'start',
          justifyItems: 'center',
          paddingInline: 4,
          paddingBlock: { xs: 4, sm: 16 },
        }}
      >
        <Card sx={{ width: '100%', maxWidth: 420, padding: { xs: 5, sm: 8 } }}>{children}</Card>
      </Box>
    </Box>
  );
}
