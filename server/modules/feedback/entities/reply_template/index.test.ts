/** Texts that replies begin with: written by administrators, read by whoever replies, with names that can be filled in. */
import { scenarios, type Scenario } from '../../../../test/scenarios.ts';

type Case = Partial<Scenario> & Pick<Scenario, 'name' | 'status'>;
const create = (rest: Case): Scenario => ({ as: 'adminA', method: 'POST', path: 'replytemplates', ...rest });
const text = 'Thank you for visiting {{unit}}, {{author|your team}}';

let id = 0;
const one = () => `replytemplates/${id}`;

scenarios(
  'reply templates',
  [
    create({
      name: 'have a text and its translations',
      body: { name: 'Thanks', text, translations: [{ language: 'de', text: 'Danke für {{date}}' }] },
      status: 201,
      contains: { name: 'Thanks', text, translations: [{ language: 'de', text: 'Danke für {{date}}' }] },
    }),
    create({ name: 'have a name once', body: { name: 'Thanks', text }, status: 409, code: 'already_exists' }),
    create({ name: 'are the company’s', as: 'adminB', body: { name: 'Thanks', text }, status: 201 }),
    create({ name: 'are written by administrators', as: 'feedback_edit', body: { name: 'Mine', text }, status: 403 }),
    { name: 'are read by whoever replies', as: 'feedback_edit', path: one, status: 200, contains: { name: 'Stored' } },
    { name: 'are nobody’s in another company', as: 'adminB', path: one, status: 404, code: 'not_found' },
    create({
      name: 'name what nothing can be filled into, at its place',
      body: {
        name: 'Bad',
        text: 'About {{food}} in {{unit}',
        translations: [
          { language: 'de', text: 'Hallo {{gast}}' },
          { language: 'de', text: 'Hallo' },
        ],
      },
      status: 400,
      pointers: ['/text', '/text', '/translations/0/text', '/translations/1/language'],
    }),
    {
      name: 'are judged when they are changed, too',
      as: 'adminA',
      method: 'PATCH',
      path: one,
      body: { text: '{{table}}', revision: 1 },
      status: 400,
      pointers: ['/text'],
    },
    create({ name: 'have words', body: { name: 'Bad', text: '' }, status: 400, pointers: ['/text'] }),
  ],
  async (served) => {
    const { body } = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'replytemplates',
      body: { name: 'Stored', text },
    });
    ({ id } = body as { id: number });
  },
);
