/** `x-draft`: what of a row a draft keeps. */
import type { Grant } from '../shared/contract/model.ts';
import type { UnclassifiedField } from './fields/index.ts';

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
