/** A QR design while it is edited: a document of which parts are only begun. Pure. */
import type { QrDesign } from '../../../../shared/qr/design.ts';
import { isObject } from '../../../providers/user-data.ts';

export type QrDraft = Record<string, unknown>;

/** What a part of a design can't do without; begun without it, it says nothing yet. */
const NEEDED: Record<string, string> = { gradient: 'to', marker: 'location', logo: 'file', company_logo: 'file' };

/** What is said, without what was only begun. */
export function toDesign(draft: QrDraft): QrDesign {
  return complete(draft);
}

function complete(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (part === undefined || part === null || part === '') return [];
    if (!isObject(part)) return [[name, part]];
    const needed = NEEDED[name];
    const inner = complete(part);
    const isEmpty = Object.keys(inner).length === 0;
    return isEmpty || (needed !== undefined && inner[needed] === undefined) ? [] : [[name, inner]];
  });
  return Object.fromEntries(entries);
}

/** The draft with another template; undefined for the code alone. */
export function withTemplate(draft: QrDraft, template: string | undefined): QrDraft {
  const { template: _before, ...poster } = isObject(draft.poster) ? draft.poster : {};
  return { ...draft, poster: template === undefined ? poster : { ...poster, template } };
}
