import { ViewportPortal } from '@xyflow/react';
import { memo } from 'react';
import type { Layout } from '../layout/arrange.ts';

/** The lines of the tree: one path for each open unit, below the cards. */
export const Connectors = memo(function Connectors({ lines }: { lines: Layout['lines'] }) {
  return (
    <ViewportPortal>
      <svg className="tree-lines" aria-hidden>
        {lines.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </svg>
    </ViewportPortal>
  );
});
