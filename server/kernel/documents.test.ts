import { scenarios } from '../test/scenarios.ts';
import type { World } from '../test/world.ts';

const group = (document: object) => ({
  as: 'adminA',
  method: 'POST',
  path: 'linklistgroups',
  body: { name: `Links ${JSON.stringify(document).length}`, document },
});

scenarios('documents are judged by their dialect', [
  {
    name: 'a link list of the dialect is stored',
    ...group({ links: [{ title: { en: 'Menu' }, url: 'https://menu.example' }] }),
    status: 201,
  },
  {
    name: 'a link that runs a script is refused at its place',
    ...group({ links: [{ title: { en: 'Menu' }, url: 'javascript:alert(1)' }] }),
    status: 400,
    pointers: ['/document/links/0/url'],
    contains: { errors: [{ code: 'url', message: 'Invalid URL' }] },
  },
  ...[
    'http://menu.example',
    'https://name:secret@menu.example',
    'https://localhost/menu',
    'https://192.168.1.1',
    'https://[::1]',
  ].flatMap((url) => [
    {
      name: `a link to ${url} is refused at its place`,
      ...group({ links: [{ title: { en: 'Menu' }, url }] }),
      status: 400,
      pointers: ['/document/links/0/url'],
      contains: { errors: [{ code: 'url', message: 'Invalid URL' }] },
    },
    {
      name: `the return address ${url} is refused, by one fault`,
      as: 'adminA',
      method: 'PATCH',
      path: ({ companyA }: World) => `companyreturnurl/${companyA.id}`,
      body: { return_url: url },
      status: 400,
      pointers: ['/return_url'],
      contains: { errors: [{ code: 'url', message: 'Invalid URL' }] },
    },
  ]),
  {
    name: 'an unknown member is refused',
    ...group({ links: [], onload: 'x' }),
    status: 400,
    pointers: ['/document/onload'],
  },
  { name: 'a document without its required part is refused', ...group({}), status: 400, pointers: ['/document/links'] },
]);
