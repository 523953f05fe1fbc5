import { useLocale, useTranslate } from 'react-admin';
import { resources } from '../../generated/resources.ts';
import type { EntityResource } from '../../entities/resource.ts';

export const entitiesById = new Map<string, EntityResource>(
  Object.values(resources).map((entity) => [entity.id, entity]),
);

/** `Prices: 4`, in whatever language the rows have no form of their own for each number. */
export function useCountOf(): (entity: string, count: number) => string {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (id, count) => {
    const entity = entitiesById.get(id);
    const name =
      entity === undefined
        ? translate(`app.deletion.of.${id}`, { _: translate('app.deletion.other') })
        : translate(`resources.${entity.route}.name`, { smart_count: 2 });
    return translate('app.deletion.count', { name, count: format.format(count) });
  };
}
