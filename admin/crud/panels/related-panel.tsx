import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { useScreen } from '../screen-context.tsx';

interface RelatedPanelProps {
  entity: EntityResource;
  /** The field of its rows that refers to the row around it. */
  by: string;
  /** Of the address below that of the row. */
  step: string;
  /** A key of admin/i18n, where it is not what the rows are called. */
  title?: string;
}

/** The rows of another entity that refer to the row of this page, for those who may list them. */
export function RelatedPanel({ entity, by, step, title }: RelatedPanelProps) {
  const { base, place } = useScreen();
  const may = useMay(entity.route);
  if (place.id === undefined || !may('list')) return null;
  return (
    <EntityScreen
      entity={entity}
      base={`${base}/${place.id}/${step}`}
      fixed={{ [by]: place.id }}
      {...(title !== undefined && { title })}
    />
  );
}
