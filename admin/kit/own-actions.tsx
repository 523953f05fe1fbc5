import { ChunkBoundary } from './chunk-boundary.tsx';
import { overrides } from '../overrides.ts';
import { useScreen } from './screen-context.tsx';

/** What can be done with a row of this entity beyond editing and deleting it. */
export function OwnActions() {
  const { entity } = useScreen();
  const Own = overrides[entity.id]?.rowActions;
  return (
    Own !== undefined && (
      <ChunkBoundary fallback={null}>
        <Own />
      </ChunkBoundary>
    )
  );
}
