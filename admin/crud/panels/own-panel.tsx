import { useScreen } from '../screen-context.tsx';
import { useViews } from '../views-context.tsx';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';

/** A panel of the project's own, which its overrides have; the row is the record around it. */
export function OwnPanel({ name }: { name: string }) {
  const { entity } = useScreen();
  const Panel = useViews().overrideOf(entity)?.panels?.[name];
  if (Panel === undefined) throw new Error(`The overrides of '${entity.id}' have no panel '${name}'.`);
  return (
    <ChunkBoundary fallback={null}>
      <Panel />
    </ChunkBoundary>
  );
}
