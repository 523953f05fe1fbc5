import { CircularProgress } from '@mui/material';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import { useTreeActions } from '../tree-context.tsx';
import { useWords } from '../use-words.ts';
import type { RestNode } from './use-chart-nodes.ts';

/** Stands for units that are not there yet, and brings them. */
export const RestCard = memo(function RestCard({ data: { kind, level, rest } }: NodeProps<RestNode>) {
  const { showMore, retry } = useTreeActions();
  const { translate, count } = useWords();
  if (kind === 'loading') {
    return (
      <div className="rest-card" role="status">
        <CircularProgress size={20} aria-label={translate('ra.page.loading')} />
      </div>
    );
  }
  const more = Math.min(rest, PAGE_LIMIT);
  return (
    <button
      type="button"
      className="rest-card nodrag nopan"
      onClick={() => (kind === 'failed' ? retry(level) : showMore(level))}
    >
      {kind === 'failed'
        ? translate('app.tree.failed')
        : translate('app.tree.more', { count: count(more), rest: count(rest) })}
    </button>
  );
});
