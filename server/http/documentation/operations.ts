/** The API described: the OpenAPI document and a readable page of it. */
import { readFileSync } from 'node:fs';
import { fixedBody } from '../fixed-body.ts';
import type { Operation } from '../registry.ts';
import { renderDocs } from './page.ts';
import { type CompanyDocumentParts, fieldsOf, withTenantFields } from './company.ts';
import { completeOpenapi } from './openapi.ts';
import { STYLE } from './style.ts';

const generated = (name: string): string => readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const roles: ('anonymous' | 'company_user' | 'company_admin' | 'superadmin')[] = [
  'anonymous',
  'company_user',
  'company_admin',
  'superadmin',
];

/** Operations that describe the others; `operations` is asked for when the document is, so that it names all of them. */
export function documentationOperations(
  operations: () => Iterable<Operation>,
  parts: CompanyDocumentParts,
): Operation[] {
  const shared = { method: 'GET', access: { roles }, input: {}, output: null, rate: 'public', audit: 'none' } as const;
  const document = once(() => completeOpenapi(generated('openapi.json'), operations()));
  const openapi = once(() => fixedBody(JSON.stringify(document())));
  const page = once(() => fixedBody(renderDocs(document())));
  const style = fixedBody(STYLE);
  const headersOf = (type: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
  });
  return [
    {
      ...shared,
      access: { roles: ['company_user', 'company_admin'] },
      rate: 'read',
      id: 'documentation.company_openapi',
      path: 'openapi/company.json',
      summary:
        'This API as an OpenAPI 3.1 document, with the fields that the company of the caller has added and that he sees',
      handler: async ({ principal }) => ({
        body: JSON.stringify(withTenantFields(document(), await fieldsOf(parts, principal))),
      }),
    },
    {
      ...shared,
      access: { roles },
      id: 'documentation.openapi',
      path: 'openapi.json',
      summary: 'This API as an OpenAPI 3.1 document',
      handler: async () => ({ fixed: openapi(), headers: headersOf('application/json') }),
    },
    {
      ...shared,
      access: { roles },
      id: 'documentation.page',
      path: 'docs',
      summary: 'This API as a page to read',
      handler: async () => ({ fixed: page(), headers: headersOf('text/html') }),
    },
    {
      ...shared,
      access: { roles },
      id: 'documentation.style',
      path: 'docs.css',
      summary: 'The style of that page',
      handler: async () => ({ fixed: style, headers: headersOf('text/css') }),
    },
  ];
}
