/** From where a change comes and why, as the history of the row shows it. */
import { isObject } from './user-data.ts';

export interface Origin {
  source?: 'screen' | 'bulk_edit';
  reason?: string;
}

/** A header takes no text but that of the web's addresses. */
export const originHeaders = ({ source = 'screen', reason = '' }: Origin = {}): Record<string, string> => ({
  'change-source': source,
  ...(reason.trim() !== '' && { 'change-reason': encodeURIComponent(reason.trim()) }),
});

/** Of react-admin's `meta: { origin }`. */
export function originIn(meta: unknown): Origin {
  const origin = isObject(meta) ? meta['origin'] : undefined;
  return isObject(origin) ? origin : {};
}
