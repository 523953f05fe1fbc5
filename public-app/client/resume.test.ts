import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findStoredResponse, deleteStoredResponse, storeResponse } from './resume.ts';

const place = { submission: { address: '/api/setsurveyanswer/', code: 'CODE', version_key: 'KEY' }, versionId: 7 };
const begun = { token: 'T', progress: { answers: { mood: 4 }, seen: ['mood'] } };
const HOURS = 3600 * 1000;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

describe('a response that was begun', () => {
  it('goes on as the same response, for some hours', () => {
    storeResponse(place, begun, 0);
    expect(findStoredResponse(place, 3 * HOURS)).toMatchObject(begun);
    expect(findStoredResponse(place, 5 * HOURS)).toBeNull();
    expect(findStoredResponse(place, 0)).toBeNull();
  });

  it.each([
    ['of another version', { ...place, versionId: 8 }],
    ['at another code', { ...place, submission: { ...place.submission, code: 'OTHER' } }],
    ['on a kiosk', { ...place, kiosk: true as const }],
    ['in a preview', { ...place, submission: null }],
  ])('does not go on %s', (_, other) => {
    storeResponse(place, begun, 0);
    expect(findStoredResponse(other, 0)).toBeNull();
  });

  it('is not kept on a kiosk', () => {
    storeResponse({ ...place, kiosk: true }, begun, 0);
    expect(findStoredResponse(place, 0)).toBeNull();
  });

  it('ends when it is complete', () => {
    storeResponse(place, begun, 0);
    deleteStoredResponse(place);
    expect(findStoredResponse(place, 0)).toBeNull();
  });

  it.each(['{', '7', '{"token":1}', '{"token":"T","versionId":7,"keptAt":0,"progress":{"answers":{},"seen":[1]}}'])(
    'is none where storage holds %s',
    (text) => {
      localStorage.setItem('feedtree CODE', text);
      expect(findStoredResponse(place, 0)).toBeNull();
    },
  );

  it('is none where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    storeResponse(place, begun, 0);
    expect(findStoredResponse(place, 0)).toBeNull();
  });
});
