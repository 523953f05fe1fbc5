/** The API at the network's edge: sessions, user data and a collection, as far as the client's way with them goes. */
import type { AbilityEntry, UserData } from '../providers/user-data.ts';

export interface Recorded {
  method: string;
  /** Below /api. */
  path: string;
  headers: Headers;
  body: unknown;
}

export interface FakeApi {
  fetch: typeof fetch;
  requests: Recorded[];
  /** Those to a path. */
  to: (path: string) => Recorded[];
  /** Makes the access token that is valid now invalid. */
  expire: () => void;
  /** What the next refreshes answer with instead of tokens. */
  refuseRefresh: (status: number | 'unreachable') => void;
  /** No access token is good any more, not even a fresh one. */
  rejectEverything: () => void;
  setAbility: (ability: AbilityEntry[]) => void;
  /** Answers of other paths. */
  answers: Map<string, () => Response>;
}

export const aUser: UserData = {
  id: 7,
  full_name: 'Ada',
  email: 'ada@acme.example',
  role: 'client',
  is_admin: true,
  company_id: 2,
  company_name: 'Acme',
  company_state: 'active',
  owes_two_factor: false,
  has_two_factor: false,
  locale: 'en',
  impersonation: null,
  owner_only: [],
  account_notices: [],
  ability: [
    { action: 'read', subject: 'login_user' },
    { action: 'read', subject: 'client' },
  ],
};

export const problem = (status: number, body: object): Response =>
  new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

export function createFakeApi(): FakeApi {
  let generation = 1;
  let user = aUser;
  let refusal: number | 'unreachable' | undefined;
  let isClosed = false;
  const requests: Recorded[] = [];
  const answers = new Map<string, () => Response>();

  const tokens = () => ({ accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` });
  const isAuthorized = (headers: Headers) =>
    !isClosed && headers.get('authorization') === `Bearer access-${generation}`;

  function answer({ path, headers, body }: Recorded): Response {
    if (path === '/jwt/login') return Response.json({ ...tokens(), userData: user });
    if (path === '/jwt/refresh-token') return refresh(body);
    if (!isAuthorized(headers)) return problem(401, { code: 'unauthorized', detail: 'Sign in.' });
    if (path === '/account/userinfo') return userInfo(headers);
    return answers.get(path)?.() ?? Response.json({ id: 1 });
  }

  function refresh(body: unknown): Response {
    if (refusal === 'unreachable') throw new TypeError('Failed to fetch');
    if (refusal !== undefined) return problem(refusal, { code: 'refused' });
    const { refreshToken } = body as { refreshToken: string };
    if (refreshToken !== `refresh-${generation - 1}` && refreshToken !== `refresh-${generation}`)
      return problem(401, {});
    return Response.json(tokens());
  }

  function userInfo(headers: Headers): Response {
    const etag = `"${user.ability.length}"`;
    if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
    return Response.json(user, { headers: { etag } });
  }

  return {
    requests,
    answers,
    to: (path) => requests.filter((request) => request.path === path),
    expire: () => void (generation += 1),
    refuseRefresh: (status) => void (refusal = status),
    rejectEverything: () => void (isClosed = true),
    setAbility: (ability) => void (user = { ...user, ability }),
    async fetch(address, init = {}) {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const path = String(address).replace(/^\/api/, '');
      const request = { method: init.method ?? 'GET', path, headers: new Headers(init.headers), body };
      requests.push(request);
      // Answers come later, as they do over a network: only then calls can be under way at the same time.
      await new Promise((resolve) => setImmediate(resolve));
      return answer(request);
    },
  };
}
