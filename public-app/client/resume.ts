/** A response that was begun and not finished, kept on this device for some hours: a reload goes on where it was. */
import type { SurveyPage } from '../page.ts';
import type { Progress } from '../../shared/survey/flow.ts';

export interface UnfinishedResponse {
  token: string;
  progress: Progress;
}

interface StoredProgress extends UnfinishedResponse {
  versionId: number;
  keptAt: number;
}

/** Longer than a visit, shorter than until the next one. */
const LIFETIME_MS = 4 * 3600 * 1000;

type Place = Pick<SurveyPage, 'submission' | 'versionId' | 'kiosk'>;

/** A kiosk is everybody's, and a preview nobody's: neither goes on with what somebody else began. */
const keyOf = ({ submission, kiosk }: Place): string | null =>
  submission && !kiosk ? `feedtree ${submission.code}` : null;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseStored(text: string): StoredProgress | null {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || !isObject(value['progress'])) return null;
  const { token, versionId, keptAt } = value;
  const { answers, seen } = value['progress'];
  if (typeof token !== 'string' || typeof versionId !== 'number' || typeof keptAt !== 'number') return null;
  if (!isObject(answers) || !Array.isArray(seen) || !seen.every((id) => typeof id === 'string')) return null;
  return { token, versionId, keptAt, progress: { answers, seen } };
}

/** What was begun of this version at this code; null when nothing was, or too long ago. */
export function findStoredResponse(place: Place, now = Date.now()): UnfinishedResponse | null {
  const key = keyOf(place);
  if (!key) return null;
  try {
    const kept = parseStored(localStorage.getItem(key) ?? 'null');
    if (kept && kept.versionId === place.versionId && now - kept.keptAt < LIFETIME_MS) return kept;
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, or holds something else.
  }
  return null;
}

export function storeResponse(place: Place, begun: UnfinishedResponse, now = Date.now()): void {
  const key = keyOf(place);
  if (!key) return;
  try {
    const { token, progress } = begun;
    localStorage.setItem(key, JSON.stringify({ token, progress, versionId: place.versionId, keptAt: now }));
  } catch {
    // Full or forbidden: a reload begins anew.
  }
}

export function deleteStoredResponse(place: Place): void {
  const key = keyOf(place);
  try {
    if (key) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
