import { companyTag } from '../../../generated/resources.ts';
import { EntityShow } from '../../../crud/index.ts';
import { tagFields } from './tag-use.tsx';

/** A tag, with the way to its feedback. */
export default function TagShow() {
  return <EntityShow entity={companyTag} fields={tagFields} />;
}
