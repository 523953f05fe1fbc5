/** Calls of the schema journey, as the callers that it has. */
import { expect } from 'vitest';
import { demoPassword } from '../../server/seed/index.ts';

/** @param originOf where the server is, once it has started */
export function equipmentCalls(originOf: () => string) {
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

  async function signIn(email: string): Promise<string> {
    const response = await call('jwt/login', undefined, { email, password: demoPassword });
    const { accessToken } = (await response.json()) as { accessToken: string };
    return accessToken;
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
