/** What a write is refused for before it is stored: fields, documents, transitions. */
import { type FieldError, forbidden, illegalTransition, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from './descriptor.ts';
import type { Row, Values } from './extension.ts';
import { judgeDocument } from './judge-document.ts';

/** Fields that no grant of the caller opens. */
export function refuseFields(permitted: Set<string> | null, values: Values): void {
  if (permitted === null) return;
  const errors = Object.keys(values)
    .filter((name) => !permitted.has(name))
    .map((name): FieldError => ({ pointer: `/${name}`, code: 'not_permitted' }));
  if (errors.length > 0) throw forbidden({ errors });
}

/** What users design is judged by its own dialect. */
export function refuseDocuments(entity: EntityDescriptor, values: Values): void {
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const dialect = entity.fields[name]?.document;
    return dialect && value !== null ? judgeDocument(dialect, value, `/${name}`) : [];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

/** Whether an `x-states` field may go from one value to another; any other field may. */
export function mayMove(entity: EntityDescriptor, name: string, from: unknown, to: unknown): boolean {
  const states = entity.fields[name]?.states;
  return !states || from === to || (states[String(from)]?.includes(String(to)) ?? false);
}

/** Moves of an `x-states` field that its schema does not list. */
export function refuseTransitions(entity: EntityDescriptor, row: Row, changes: Values): void {
  for (const [name, to] of Object.entries(changes)) {
    const from = row[name];
    if (!mayMove(entity, name, from, to))
      throw illegalTransition({
        parameters: { from: String(from), to: String(to) },
        errors: [{ pointer: `/${name}`, code: 'invalid' }],
      });
  }
}
