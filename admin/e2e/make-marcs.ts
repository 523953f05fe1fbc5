/** Blank marcs of a company of the demo, as the platform makes them. */
import { expect } from 'vitest';
import { demoPassword } from '../../server/seed/index.ts';

/** Their codes, in the order of their numbers. */
export async function makeMarcs(origin: string, count: number, company = 'Acme'): Promise<string[]> {
  const call = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    return response.json();
  };
  const session = (await call('jwt/login', { email: 'super@demo.example', password: demoPassword })) as {
    accessToken: string;
  };
  const token = session.accessToken;
  const [customer] = (await call(`customer/?filter={"q":"${company}"}`, undefined, token)) as { id: number }[];
  const order = { company_id: customer?.id, kind: 'blank', mark_count: count };
  const batch = (await call('customer/customermarcgenerate', order, token)) as { id: number };
  const page = (await call(`customermarcgeneratordetailviewset/${batch.id}/`, undefined, token)) as {
    results: { code: string }[];
  };
  return page.results.map(({ code }) => code);
}
