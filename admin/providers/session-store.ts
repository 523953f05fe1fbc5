/** Tokens and user data in the browser's storage, shared by all its tabs. */
import { parseUserData, type UserData } from './user-data.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface SessionStore {
  tokens: () => Tokens | null;
  setTokens: (tokens: Tokens) => void;
  /** The same object as long as nothing changed, so that React can compare it. */
  userData: () => UserData | null;
  /** The validator (ETag) that came with the user data. */
  userDataTag: () => string | null;
  setUserData: (userData: UserData, tag: string | null) => void;
  /** Begins a session as somebody else; the present one is kept until that ends. */
  impersonate: (tokens: Tokens, userData: UserData) => void;
  /** Forgets tokens and user data; after a session as somebody else the own one goes on. */
  clear: () => void;
  /** Calls back on every change, also one made by another tab; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  userData: 'userData',
  userDataTag: 'userDataTag',
  own: 'ownSession',
} as const;

/** What is the session's, but for the own one that waits behind it. */
const PRESENT = [sessionKeys.accessToken, sessionKeys.refreshToken, sessionKeys.userData, sessionKeys.userDataTag];

/** @param events where other tabs' changes are announced: the window */
export function createSessionStore(storage: Storage, events: EventTarget): SessionStore {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  const readUserData = memoizeByText((text) => parseUserData(parseJson(text)));

  events.addEventListener('storage', (event) => {
    // Null when another tab emptied the whole storage.
    const key: unknown = 'key' in event ? event.key : null;
    if (key === null || Object.values<unknown>(sessionKeys).includes(key)) announce();
  });

  return {
    tokens() {
      const accessToken = storage.getItem(sessionKeys.accessToken);
      const refreshToken = storage.getItem(sessionKeys.refreshToken);
      return accessToken && refreshToken ? { accessToken, refreshToken } : null;
    },
    setTokens({ accessToken, refreshToken }) {
      storage.setItem(sessionKeys.accessToken, accessToken);
      storage.setItem(sessionKeys.refreshToken, refreshToken);
      announce();
    },
    userData: () => readUserData(storage.getItem(sessionKeys.userData)),
    userDataTag: () => storage.getItem(sessionKeys.userDataTag),
    setUserData(userData, tag) {
      storage.setItem(sessionKeys.userData, JSON.stringify(userData));
      if (tag === null) storage.removeItem(sessionKeys.userDataTag);
      else storage.setItem(sessionKeys.userDataTag, tag);
      announce();
    },
    impersonate({ accessToken, refreshToken }, userData) {
      storage.setItem(sessionKeys.own, JSON.stringify(PRESENT.map((key) => storage.getItem(key))));
      storage.removeItem(sessionKeys.userDataTag);
      storage.setItem(sessionKeys.accessToken, accessToken);
      storage.setItem(sessionKeys.refreshToken, refreshToken);
      storage.setItem(sessionKeys.userData, JSON.stringify(userData));
      announce();
    },
    clear() {
      const own = parseJson(storage.getItem(sessionKeys.own) ?? '');
      for (const key of Object.values(sessionKeys)) storage.removeItem(key);
      for (const [at, key] of PRESENT.entries()) {
        const kept: unknown = Array.isArray(own) ? own[at] : null;
        if (typeof kept === 'string') storage.setItem(key, kept);
      }
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function memoizeByText<T>(read: (text: string) => T): (text: string | null) => T | null {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (text === null) return null;
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
