/** Designs that nobody may store or publish: each with its own message, and nothing half-written. */
import { scenarios, type Scenario } from '../../test/scenarios.ts';
import { on, patch, planted, plantSurveys, publish } from '../../test/surveys.ts';

const title = { en: 'Survey' };
const smiley = { id: 'visit', type: 'smiley', title: { en: 'How was it?' } };
const text = { id: 'why', type: 'short_text', title: { en: 'Why?' } };
const design = (...questions: object[]) => ({ title, pages: [{ id: 'p', questions }] });
const asks = (id: string) => ({ all: [{ question: id, answered: true }] });
const WIDE = 'x'.repeat(1_000);
const QUESTIONS = 201;
const LONG = 150;
const HUGE = 300;

const many = design(...Array.from({ length: QUESTIONS }, (_, at) => ({ ...text, id: `q${at}` })));
const wide = (count: number) =>
  design(...Array.from({ length: count }, (_, at) => ({ ...text, id: `q${at}`, help: { en: WIDE, de: WIDE } })));
const deep = design({
  ...smiley,
  jumps: [{ if: { all: [{ question: 'visit', in: [{ a: { b: { c: { d: 1 } } } }] }] }, to: { end: true } }],
});

/** What even a draft can't be. */
const refused: [name: string, draft: object, pointer: string, code: string][] = [
  [
    'with more sites that may frame it than it can list',
    { embed_origins: Array.from({ length: 21 }, (_, at) => `https://s${at}.example`) },
    '/draft/embed_origins',
    'too_many_items',
  ],
  ['of more than 256 KB', wide(LONG), '/draft', 'too_large'],
  ['of more than 200 questions', many, '/draft/pages', 'too_many_questions'],
  ['of more than eight levels', deep, '/draft', 'too_deep'],
  [
    'with HTML in a title',
    design({ ...smiley, title: { en: 'Hello <b>you</b>' } }),
    '/draft/pages/0/questions/0/title/en',
    'markup_not_allowed',
  ],
  [
    'with a script in the thanks',
    { ...design(smiley), thank_you: { text: { en: '<script>alert(1)</script>' } } },
    '/draft/thank_you/text/en',
    'markup_not_allowed',
  ],
  [
    'with a regular expression',
    design({ ...text, pattern: '(a+)+$' }),
    '/draft/pages/0/questions/0/pattern',
    'unknown_field',
  ],
  ['with a reference', { ...design(smiley), $ref: 'https://evil.example' }, '/draft/$ref', 'unknown_field'],
  ['with a handler', design({ ...smiley, onclick: 'x()' }), '/draft/pages/0/questions/0/onclick', 'unknown_field'],
];

/** What may be worked on and must not go out. */
const unpublished: [name: string, draft: object, pointer: string, code: string][] = [
  [
    'with a rule that looks at a later question',
    design({ ...smiley, show_if: asks('why') }, text),
    '/pages/0/questions/0/show_if/all/0/question',
    'rule_looks_ahead',
  ],
  [
    'with a rule that looks at nothing',
    design(smiley, { ...text, show_if: asks('nothing') }),
    '/pages/0/questions/1/show_if/all/0/question',
    'reference_not_found',
  ],
  [
    'with a rule that looks at itself',
    design(smiley, { ...text, show_if: asks('why') }),
    '/pages/0/questions/1/show_if/all/0/question',
    'rule_loop',
  ],
  [
    'with a jump back',
    design(smiley, { ...text, jumps: [{ to: { question: 'visit' } }] }),
    '/pages/0/questions/1/jumps/0/to/question',
    'jump_backwards',
  ],
  [
    'with a jump to itself',
    design({ ...smiley, jumps: [{ to: { question: 'visit' } }] }),
    '/pages/0/questions/0/jumps/0/to/question',
    'rule_loop',
  ],
  [
    'with a jump to nothing',
    design({ ...smiley, jumps: [{ to: { question: 'nothing' } }] }),
    '/pages/0/questions/0/jumps/0/to/question',
    'reference_not_found',
  ],
  [
    'without a translation',
    { ...design({ ...smiley, title: { en: 'How?', de: 'Wie?' } }), languages: ['en', 'de'] },
    '/title',
    'missing_translation',
  ],
  ['that leads to a script', { ...design(smiley), return_url: 'javascript:alert(1)' }, '/return_url', 'invalid_url'],
  [
    'that leads to an open address',
    { ...design(smiley), return_url: 'http://shop.example' },
    '/return_url',
    'invalid_url',
  ],
  ...(
    [
      ['a page', 'https://shop.example/contact'],
      ['an open site', 'http://shop.example'],
      ['all sites', 'https://*'],
      ['a whole domain', 'https://*.com'],
      ['a further directive', 'https://shop.example; script-src *'],
      ['two in one', 'https://a.example https://b.example'],
      ['no host', 'shop'],
    ] as const
  ).map(([name, origin]): [string, object, string, string] => [
    `that ${name} may frame`,
    { ...design(smiley), embed_origins: ['https://shop.example', origin] },
    '/embed_origins/1',
    'invalid_origin',
  ]),
  [
    'that the same site may frame twice',
    { ...design(smiley), embed_origins: ['https://shop.example', 'https://SHOP.example:443/'] },
    '/embed_origins/1',
    'duplicate',
  ],
  ['that asks nothing', { title, pages: [] }, '/pages', 'too_few_items'],
];

let revision = 1;
const current = () => ({ revision });

const kept: Scenario = {
  name: '… and the draft is as it was',
  as: 'adminA',
  path: () => `surveys/${planted.unpublished}`,
  status: 200,
  contains: current,
};

scenarios(
  'a draft',
  [
    ...refused.map(([name, draft, pointer, code]): Scenario =>
      patch('unpublished', {
        name: `${name} is refused`,
        body: () => ({ draft, revision: 1 }),
        status: 400,
        contains: { errors: [{ pointer, code }] },
      }),
    ),
    patch('unpublished', {
      name: 'that no server should read is refused',
      body: () => ({ draft: wide(HUGE), revision: 1 }),
      status: 413,
      code: 'survey_too_large',
      contains: { limit: 256 },
    }),
    {
      name: 'that is brought along is judged too',
      as: 'adminA',
      method: 'POST',
      path: 'surveys',
      body: { name: 'X', document: design({ ...text, pattern: 'x' }) },
      status: 400,
      pointers: ['/document/pages/0/questions/0/pattern'],
    },
    {
      name: 'that is converted is bounded',
      as: 'adminA',
      method: 'POST',
      path: 'surveys/convert',
      body: { content: JSON.stringify({ elements: [], title: 'ü'.repeat(300_000) }) },
      status: 413,
      code: 'survey_too_large',
    },
    {
      name: 'that is no definition is refused',
      as: 'adminA',
      method: 'POST',
      path: 'surveys/convert',
      body: { content: '{"a":1}' },
      status: 400,
      contains: { errors: [{ pointer: '/content', code: 'unknown_survey_format' }] },
    },
    {
      name: 'that is broken XML is refused at its line',
      as: 'adminA',
      method: 'POST',
      path: 'surveys/convert',
      body: { content: '<document>\n<a></b>\n</document>' },
      status: 400,
      contains: {
        errors: [{ pointer: '/content', code: 'xml_not_well_formed', message: 'The XML is broken at line 2.' }],
      },
    },
    kept,
  ],
  plantSurveys,
);

scenarios(
  'a design',
  unpublished.flatMap(([name, draft, pointer, code]): Scenario[] => [
    patch('unpublished', { name: `${name} is a draft`, body: () => ({ draft, ...current() }), status: 200 }),
    {
      ...on('GET', 'check_publish')('unpublished', {
        name: '… of which the violation is told',
        status: 200,
        contains: { faults: [{ pointer, code }] },
      }),
      headers: { 'preferred-language': 'de' },
    },
    publish('unpublished', {
      name: '… and which is not published',
      body: () => ({ revision: (revision += 1) }),
      status: 400,
      contains: { errors: [{ pointer: `/draft${pointer}`, code }] },
    }),
    { ...kept, name: '… nor counted as a version', contains: { version: null } },
  ]),
  plantSurveys,
);
