/** What the back office knows of the pages and forms of an entity without loading them. */
import type { EntityModel, JsonValue } from '../../shared/contract/model.ts';
import type { Notice } from '../../shared/contract/page-model.ts';
import { placeholdersIn } from '../../shared/contract/placeholders.ts';
import { shownFields } from './admin-fields.ts';
import { boundFields } from './admin-grants.ts';

/** By role what a new row can't leave empty, though the field allows it. */
export function requiredOf(entity: EntityModel): { requiredFor?: JsonValue } {
  const required = Object.entries(boundFields(entity));
  return required.length === 0 ? {} : { requiredFor: Object.fromEntries(required) };
}

/** The parts that it says in words of its own, and the values that each of its examples begins with. */
export function emptyOf({ admin: { empty } }: EntityModel): Record<string, JsonValue> {
  if (empty === undefined) return {};
  const { examples = [], ...said } = empty;
  return {
    empty: Object.keys(said),
    ...(examples.length > 0 && { examples: examples.map(({ values }) => values) }),
  };
}

/** What is told before a row is deleted, and whether it comes back. */
export function deletionOf(entity: EntityModel): Record<string, JsonValue> {
  const { deletion, deletesAtOnce } = entity.admin;
  const counts = shownFields(entity).flatMap(({ kind, name }) => (kind === 'count' ? [name] : []));
  return {
    ...(deletion !== undefined && { tellsDeletion: true }),
    ...(deletesAtOnce && { deletesAtOnce: true }),
    ...(counts.length > 0 && { counts }),
  };
}

/** Of which rows it is said: by their values, and by what the text names of them. */
export function noticeFacts({ when, text, severity, buttons }: Notice): JsonValue {
  const names = placeholdersIn(text);
  return {
    ...(when !== undefined && { when: { ...when } }),
    ...(names.length > 0 && { names }),
    ...(severity !== undefined && { severity }),
    ...(buttons !== undefined && { buttons }),
  };
}

/** Fields that hold something only while others have these values (`x-when`). */
export function conditionsOf({ fields }: EntityModel): Record<string, JsonValue> {
  const conditions = fields.flatMap(({ name, when }) => (when === undefined ? [] : [[name, { ...when }] as const]));
  return conditions.length === 0 ? {} : { conditions: Object.fromEntries(conditions) };
}

/** Sections by their fields; their words are under `resources.<route>.sections.<n>`. */
export function sectionsOf(entity: EntityModel): JsonValue {
  return entity.admin.sections.map((section) => section.fields);
}

/** The fields that each stands for; its word is among those of the fields. */
export function compositesOf({ admin: { composites } }: EntityModel): Record<string, JsonValue> {
  if (composites.length === 0) return {};
  const wide = composites.filter((composite) => composite.wide).map(({ name }) => name);
  return {
    composites: Object.fromEntries(composites.map(({ name, of }) => [name, of])),
    ...(wide.length > 0 && { wideComposites: wide }),
  };
}

/** What stands in each tab; their words are under `resources.<route>.tabs.<name>`. */
export function tabsOf({ admin: { tabs, sections, panels } }: EntityModel): { tabs?: JsonValue } {
  if (tabs.length === 0) return {};
  const first = tabs[0]?.name;
  return {
    tabs: tabs.map(({ name }): JsonValue => {
      const fields = sections.filter(({ tab = first }) => tab === name).flatMap((section) => section.fields);
      const shown = panels.filter(({ tab = first }) => tab === name).map((panel) => panel.name);
      return { name, fields, panels: shown };
    }),
  };
}
