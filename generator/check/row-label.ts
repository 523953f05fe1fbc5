/** `x-label`: a row is named by what can be said of it. */
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { kindOf } from '../fields/index.ts';
import { choices, type Problem } from '../problem.ts';
import { problemAt, type CheckContext, type CheckedEntity } from './context.ts';
import { readableNames } from './lists.ts';

export function checkLabel(entity: CheckedEntity, { byId }: CheckContext): Problem[] {
  const names = readableNames(entity);
  const at = (message: string, hint?: string): Problem[] => [problemAt(entity, ['x-label'], message, hint)];
  return [...entity.entity['x-label'].matchAll(/\{([^}]*)\}/g)].flatMap(([, name = '']) => {
    if (!names.includes(name)) return at(`There is no field '${name}'.`, choices(name, names));
    const field = entity.fields.get(name)?.field;
    if (field === undefined) return [];
    const further = furtherIn(byId.get(field.ref?.to ?? ''));
    if (further !== undefined)
      return at(`'${name}' refers to a '${field.ref?.to}', which is named by another row itself ('${further}').`);
    const kind = kindOf(field);
    return kind?.isBareUnreadable ? at(`A row can't be named by '${name}' (${kind.name}), which is no text.`) : [];
  });
}

/** Names are read one reference deep. */
const furtherIn = (target: CheckedEntity | undefined): string | undefined =>
  fieldsOfLabel(target?.entity['x-label'] ?? '').find((name) => target?.fields.get(name)?.field.ref !== undefined);
