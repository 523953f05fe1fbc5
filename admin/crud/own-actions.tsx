import { ChunkBoundary } from '../ui/chunks/chunk-boundary.tsx';
import { useScreen } from './screen-context.tsx';
import { useViews } from './views-context.tsx';

/** What can be done with a row of this entity beyond editing and deleting it. */
export function OwnActions() {
  const { entity } = useScreen();
  const Own = useViews().overrideOf(entity)?.rowActions;
  return (
    Own !== undefined && (
      <ChunkBoundary fallback={null}>
        <Own />
      </ChunkBoundary>
    )
  );
}
