import { Box, Typography } from '@mui/material';
import { type ReactNode, use, useId } from 'react';
import { FrameContext } from '../../../crud/frame.tsx';

interface SectionProps {
  title: string;
  /** How many there are, behind the title. */
  count?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the detail with its heading. */
export function Section({ title, count, action, children }: SectionProps) {
  const id = useId();
  const isPage = use(FrameContext) === 'page';
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
        <Typography variant="h3" component={isPage ? 'h2' : 'h3'} id={id}>
          {title}
          {count !== undefined && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInline: 2 }}>
              {count}
            </Typography>
          )}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** The heading one level below that of a section. */
export const useSubheading = (): 'h3' | 'h4' => (use(FrameContext) === 'page' ? 'h3' : 'h4');
