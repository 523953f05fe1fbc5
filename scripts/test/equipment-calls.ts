/** Calls of the schema journey, as the callers that it has. */
import { expect } from 'vitest';
import { demoPassword } from '../../server/seed/index.ts';

/** Well within what a session's token lives. */
const REUSED_MS = 60_000;

/** @param originOf where the server is, once it has started */
export function equipmentCalls(originOf: () => string) {
  const sessions = new Map<string, { token: string; until: number }>();

  /**
   * Brings the company to exactly these devices, so that each test begins alike at its second try too; answers the id of
   * the last one, 0 of none.
   */
  async function haveDevices(...names: string[]): Promise<number> {
    const token = await signIn('admin@acme.example');
    for (const { id } of await devicesOf(token)) {
      const { status } = await call(`equipment/${id}/`, token, undefined, 'DELETE');
      expect(status).toBeLessThan(300);
    }
    const nodeId = await unitId(token);
    let last = 0;
    for (const name of names) {
      const body = { name, condition: 'working', bought_on: '2026-03-01', node_id: nodeId };
      const response = await call('equipment/', token, body);
      expect(response.status).toBe(201);
      last = ((await response.json()) as { id: number }).id;
    }
    return last;
  }

  async function unitId(token: string): Promise<number> {
    const response = await call(
      `companyorganizationnodes/?filter=${encodeURIComponent(JSON.stringify({ q: 'Rooftop' }))}`,
      token,
    );
    const units = (await response.json()) as { id: number; name: string }[];
    const unit = units.find(({ name }) => name === 'Rooftop bath');
    if (unit === undefined) throw new Error('The demo has no rooftop bath.');
    return unit.id;
  }

  async function devicesOf(token: string): Promise<{ id: number }[]> {
    const response = await call('equipment/', token);
    expect(response.status).toBe(200);
    return (await response.json()) as { id: number }[];
  }

  /** Once a minute for all tests: so many logins of one address would be refused on a fast machine. */
  async function signIn(email: string): Promise<string> {
    const before = sessions.get(email);
    if (before !== undefined && Date.now() < before.until) return before.token;
    const response = await call('jwt/login', undefined, { email, password: demoPassword });
    expect(response.status).toBe(200);
    const { accessToken: token } = (await response.json()) as { accessToken: string };
    sessions.set(email, { token, until: Date.now() + REUSED_MS });
    return token;
  }

  function call(address: string, token?: string, body?: object, method = body && 'POST'): Promise<Response> {
    return fetch(`${originOf()}/api/${address}`, {
      ...(method && { method }),
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });
  }

  return { call, devicesOf, haveDevices, signIn, unitId };
}
