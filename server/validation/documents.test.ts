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
      name: `the return address ${url} is refused, by one violation`,
      as: 'adminA',
      method: 'PATCH',
      path: ({ companyA }: World) => `companyreturnurl/${companyA.id}`,
      body: { return_url: url },
      status: 400,
      pointers: ['/return_url'],
      contains: { errors: [{ code: 'url', message: 'Invalid URL' }] },
    },
  ]),
  ...(
    [
      ['an address that is too long', { url: `https://menu.example/${'a'.repeat(2000)}` }, '/url', 'too_long'],
      ['a phone number with more to it', { url: 'tel:+4930123;ext=1' }, '/url', 'url'],
      ['an e-mail that is written for the visitor', { url: 'mailto:a@b.example?bcc=c@d.example' }, '/url', 'url'],
      ['a picture that there is not', { icon: 'smoke' }, '/icon', 'enum'],
      ['a day that there is not', { visible_from: '2026-02-30T10:00' }, '/visible_from', 'format'],
      [
        'an end before the beginning',
        { visible_from: '2026-12-24T10:00', visible_until: '2026-12-24T10:00' },
        '/visible_until',
        'range_reversed',
      ],
    ] as const
  ).map(([name, link, part, code]) => ({
    name: `${name} is refused at its place`,
    ...group({ links: [{ title: { en: 'Menu' }, url: 'https://menu.example', ...link }] }),
    status: 400,
    pointers: [`/document/links/0${part}`],
    contains: { errors: [{ code }] },
  })),
  {
    name: 'every violation is told at once',
    ...group({
      links: [
        { title: { en: 'A' }, url: 'data:text/html,x' },
        { title: {}, url: 'http://a.example' },
      ],
    }),
    status: 400,
    pointers: ['/document/links/0/url', '/document/links/1/title', '/document/links/1/url'],
  },
  {
    name: 'a link to a number, one to an e-mail address, and one that comes and goes are stored',
    ...group({
      opens: 'choice',
      links: [
        { title: { en: 'Call' }, url: 'tel:+49-30-123456', icon: 'phone' },
        { title: { en: 'Write' }, url: 'mailto:hello@acme.example', icon: 'mail' },
        {
          title: { en: 'Brunch' },
          url: 'https://menu.example',
          visible_from: '2026-12-24T10:00',
          visible_until: '2026-12-24T10:01',
        },
      ],
    }),
    status: 201,
  },
  {
    name: 'an unknown member is refused',
    ...group({ links: [], onload: 'x' }),
    status: 400,
    pointers: ['/document/onload'],
  },
  { name: 'a document without its required part is refused', ...group({}), status: 400, pointers: ['/document/links'] },
]);
