import { Box, Skeleton } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../fields/base/empty-value.tsx';
import type { FeedbackRow } from '../../feedback-row.ts';
import { TagChip } from '../../tags/tag-chip.tsx';
import { useTags } from '../../tags/use-tags.ts';

/** How many tags a row names before it counts the rest. */
const SHOWN = 2;

export function TagsCell() {
  const row = useRecordContext<FeedbackRow>();
  const { tags, isPending } = useTags(row?.tag_ids ?? []);
  if (row === undefined || row.tag_ids.length === 0) return <EmptyValue />;
  if (isPending) return <Skeleton width="10ch" />;
  const rest = tags.length - SHOWN;
  return (
    <Box
      component="span"
      title={tags.map(({ name }) => name).join(', ')}
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', maxWidth: '100%' }}
    >
      {tags.slice(0, SHOWN).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {rest > 0 && <bdi>+{rest}</bdi>}
    </Box>
  );
}
