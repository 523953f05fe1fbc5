import { Box, Chip } from '@mui/material';
import type { Tag } from './use-tags.ts';

/** Longest name before it is cut off, in characters. */
const NAME_WIDTH = '14ch';

interface TagChipProps {
  tag: Tag;
  onDelete?: () => void;
}

/** A tag: its name, and a dot in the color that the company gave it. */
export function TagChip({ tag, onDelete }: TagChipProps) {
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Dot color={tag.color} />}
      label={
        <Box component="bdi" title={tag.name}>
          {tag.name}
        </Box>
      }
      sx={{ maxWidth: `calc(${NAME_WIDTH} + 56px)` }}
      {...(onDelete === undefined ? {} : { onDelete })}
    />
  );
}

export function Dot({ color }: { color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ '&&': { width: 8, height: 8, marginInline: '8px 0' }, flexShrink: 0, borderRadius: '50%' }}
      style={{ backgroundColor: color }}
    />
  );
}
