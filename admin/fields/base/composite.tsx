/** Several fields as one: a component of the project's own, by the name that the schema gives it (`x-admin.composites`). */
import { type ComponentType, createContext, useContext } from 'react';
import { useResourceContext } from 'react-admin';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';

export interface Composite {
  /** In lists and on the page of a row, which is the record around it (`useDisplay` tells which). */
  field: ComponentType;
  /** In forms: it writes the fields that it stands for. */
  input?: ComponentType;
}

/** Finds it by the name of the react-admin resource and its own. */
export type FindComposite = (resource: string, name: string) => Composite | undefined;

const CompositesContext = createContext<FindComposite>(() => undefined);

export const CompositesProvider = CompositesContext.Provider;

interface CompositeProps {
  source: string;
}

export function CompositeField({ source }: CompositeProps) {
  return <Part source={source} side="field" />;
}

export function CompositeInput({ source }: CompositeProps) {
  return <Part source={source} side="input" />;
}

function Part({ source, side }: CompositeProps & { side: keyof Composite }) {
  const resource = useResourceContext() ?? '';
  const Component = useContext(CompositesContext)(resource, source)?.[side];
  if (Component === undefined) throw new Error(`The overrides of '${resource}' have no ${side} of '${source}'.`);
  return (
    <ChunkBoundary fallback={null}>
      <Component />
    </ChunkBoundary>
  );
}
