/** `x-draft`: what of a row a draft keeps, and what can try it. */
import type { Grant, Pilots } from '../shared/contract/model.ts';
import type { UnclassifiedField } from './fields/index.ts';
import type { RawEntity } from './raw.ts';

const COUNTER = 'revision';

/** Fields that a patch may change and that can wait: stored, neither secret nor a file, which nobody keeps for it. */
export function draftFields(fields: Iterable<UnclassifiedField>, patch: readonly Grant[]): string[] {
  const isGranted = (name: string) => patch.some((grant) => grant.fields === undefined || grant.fields.includes(name));
  return [...fields].flatMap(({ name, ...field }) => {
    const isStored = field.computed === undefined && !field.transient && !field.owner && !field.implicit;
    const isKept = !field.readOnly && !field.writeOnly && !field.sensitive && field.file === undefined;
    return isStored && isKept && name !== COUNTER && isGranted(name) ? [name] : [];
  });
}

/** What `pilots` names: `<entity>.<field>`. */
export function pilotPlace({ 'x-draft': draft }: RawEntity): { through: string; field: string } | undefined {
  if (typeof draft !== 'object' || draft.pilots === undefined) return undefined;
  const [through = '', field = ''] = draft.pilots.split('.');
  return { through, field };
}

/** By whose clock drafts are scheduled. */
export const clockOf = ({ 'x-draft': draft }: RawEntity): { clock?: string } =>
  typeof draft === 'object' && draft.clock !== undefined ? { clock: draft.clock } : {};

/** Where the draft of a row is looked at: on its own page, or on that of the row which shows it. */
export function draftPageOf(
  entity: RawEntity,
  all: readonly RawEntity[],
  routeOf: (entity: RawEntity) => string,
): { draftPage?: string } {
  if (entity['x-draft'] === undefined) return {};
  const { shown_in: shownIn, paths } = entity['x-admin'] ?? {};
  if (shownIn === undefined) return { draftPage: [routeOf(entity), paths?.show, '{id}'].filter(Boolean).join('/') };
  const page = all.find(({ $id }) => $id === entity.properties[shownIn.field]?.['x-ref']?.to);
  const parts = page && [routeOf(page), page['x-admin']?.paths?.show, `{${shownIn.field}}`, shownIn.step];
  return parts === undefined ? {} : { draftPage: parts.filter(Boolean).join('/') };
}

/** The fields of an entity that refer to another one. */
export const referringTo = ({ properties }: RawEntity, id: string): string[] =>
  Object.entries(properties).flatMap(([name, { 'x-ref': ref }]) => (ref?.to === id ? [name] : []));

/** As the check has found it to be. */
export function pilotsOf(entity: RawEntity, all: readonly RawEntity[]): { pilots?: Pilots } {
  const place = pilotPlace(entity);
  const through = all.find(({ $id }) => $id === place?.through);
  if (place === undefined || through === undefined) return {};
  const [by] = referringTo(through, entity.$id);
  const of = through.properties[place.field]?.['x-ref']?.to;
  return by === undefined || of === undefined ? {} : { pilots: { ...place, by, of } };
}
