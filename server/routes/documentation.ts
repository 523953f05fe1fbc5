/** The API described: the OpenAPI document and a readable page of it. */
import { readFileSync } from 'node:fs';
import type { Operation } from '../registry.ts';
import { renderDocs } from '../../generator/emit/docs.ts';
import { completeOpenapi } from './openapi.ts';

const generated = (name: string): string => readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8');

const roles: ('anonymous' | 'company_user' | 'company_admin' | 'superadmin')[] = [
  'anonymous',
  'company_user',
  'company_admin',
  'superadmin',
];

/** Operations that describe the others; `operations` is asked for when the document is, so that it names all of them. */
export function documentationOperations(operations: () => Iterable<Operation>): Operation[] {
  const shared = { method: 'GET', access: { roles }, input: {}, output: null, rate: 'read', audit: 'none' } as const;
  let openapi: string | undefined;
  let page: Buffer | undefined;
  return [
    {
      ...shared,
      access: { roles },
      id: 'documentation.openapi',
      path: 'openapi.json',
      summary: 'This API as an OpenAPI 3.1 document',
      async handler() {
        openapi ??= JSON.stringify(completeOpenapi(generated('openapi.json'), operations()));
        return { body: openapi, headers: { 'cache-control': 'public, max-age=300' } };
      },
    },
    {
      ...shared,
      access: { roles },
      id: 'documentation.page',
      path: 'docs',
      summary: 'This API as a page to read',
      async handler() {
        page ??= Buffer.from(renderDocs(completeOpenapi(generated('openapi.json'), operations())));
        return { body: page, headers: { 'content-type': 'text/html; charset=utf-8' } };
      },
    },
    {
      ...shared,
      access: { roles },
      id: 'documentation.style',
      path: 'docs.css',
      summary: 'The style of that page',
      handler: async () => ({
        body: Buffer.from(generated('docs.css')),
        headers: { 'content-type': 'text/css; charset=utf-8' },
      }),
    },
  ];
}
