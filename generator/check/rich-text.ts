/** `"format": "rich-text"`: where it may stand, and what says nothing of markup. */
import type { Problem } from '../problem.ts';
import type { RawProperty } from '../raw.ts';
import { type Definitions, resolveProperty, typeOf } from '../resolve.ts';
import { type CheckContext, type CheckedEntity, everyProperty, problemAt } from './context.ts';

/** Sanitizing takes time, which whoever sends it must not decide. */
const MOST = 20_000;

export function checkRichText(entity: CheckedEntity, { definitions }: Pick<CheckContext, 'definitions'>): Problem[] {
  return [...everyProperty(entity)]
    .flatMap(({ place, raw }) => {
      const resolved = resolveProperty(raw, definitions);
      if (resolved.format !== 'rich-text') return [];
      return [...checkPlace(entity, place, resolved), ...checkBounds(entity, place, resolved)];
    })
    .concat(checkKeys(entity, definitions));
}

function checkPlace(entity: CheckedEntity, place: (string | number)[], resolved: RawProperty): Problem[] {
  if (typeOf(resolved) !== 'string')
    return [problemAt(entity, [...place, 'format'], 'Rich text is a text: its type is "string".')];
  const isWhole = place[0] === 'properties' ? place.length === 2 : place.length === 5;
  if (isWhole) return [];
  const message = 'Rich text is a whole field, or an input of an action: it stands in no object and no list.';
  return [problemAt(entity, place, message)];
}

/** Of these some count or compare markup, which nobody sees. */
const MEANINGLESS = ['pattern', 'enum', 'const'] as const;

function checkBounds(entity: CheckedEntity, place: (string | number)[], resolved: RawProperty): Problem[] {
  const at = (keyword: string, message: string, hint?: string) => problemAt(entity, [...place, keyword], message, hint);
  const [, name = ''] = place;
  const isRequired = place.length === 2 && entity.entity.required?.includes(String(name));
  return [
    ...MEANINGLESS.filter((keyword) => resolved[keyword] !== undefined).map((keyword) =>
      at(keyword, `'${keyword}' would judge the markup of rich text, not what is read.`),
    ),
    ...(Number(resolved.minLength ?? 0) > 1
      ? [at('minLength', 'Rich text is empty or not: its markup has no shortest length.', 'Write 1.')]
      : []),
    ...(Number(resolved.maxLength ?? 0) > MOST
      ? [at('maxLength', `Rich text is sanitized at each write, so that it is no longer than ${MOST}.`)]
      : []),
    ...(resolved.default !== undefined && resolved.default !== '' && resolved.default !== null
      ? [at('default', 'Rich text begins empty.')]
      : []),
    ...(resolved['x-db']?.unique ? [at('x-db', 'Rich text is not unique: one text can be written in many ways.')] : []),
    ...(isRequired && resolved.minLength === undefined
      ? [
          problemAt(
            entity,
            place,
            `'${name}' is required, and may hold nothing but an empty paragraph.`,
            'Add "minLength": 1.',
          ),
        ]
      : []),
  ];
}

/** Rows are not told apart by it. */
function checkKeys(entity: CheckedEntity, definitions: Definitions): Problem[] {
  const { 'x-uniques': uniques = [], properties } = entity.entity;
  return uniques.flatMap((names, index) =>
    names.flatMap((name, at) => {
      const property = properties[name];
      const isRich = property !== undefined && resolveProperty(property, definitions).format === 'rich-text';
      return isRich
        ? [
            problemAt(
              entity,
              ['x-uniques', index, at],
              'Rich text is not unique: one text can be written in many ways.',
            ),
          ]
        : [];
    }),
  );
}
