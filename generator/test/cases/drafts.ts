/** Mistakes in what can be changed as a draft. */
import { BOX, type Case, CUSTOMER, SHELF } from './case.ts';

const BOX_FILE = 'schemas/shop/box.schema.json';

const PILOTS = { pointer: '/x-draft/pilots' };
const NO_KEEPER = { ...PILOTS, message: "What tries drafts is kept by an entity 'draft_pilot', which there is not." };
/** An entity whose rows a company's administrators change, with drafts that something tries. */
const triedBy = (pilots: string) => ({
  ...BOX,
  'x-operations': ['detail', 'patch'],
  'x-draft': { pilots },
  'x-label': 'Box #{id}',
  'x-access': { detail: [{ role: 'company_admin' }], patch: [{ role: 'company_admin' }] },
});

const OF_COMPANY = {
  pointer: '/x-draft',
  message: 'A draft belongs to a tenant, as its row must: "x-tenant": "company_id".',
};
const OF_ADMINISTRATORS = {
  pointer: '/x-draft',
  message: "All drafts of a tenant are listed to its 'company_admin', to whom 'detail' does not open every row.",
};

export const draftCases: Case[] = [
  {
    mistake: 'drafts of what nobody can change, of companies themselves',
    in: CUSTOMER,
    patch: { 'x-draft': true },
    problems: [
      { pointer: '/x-draft', message: "It needs the operations 'detail' and 'patch'." },
      OF_COMPANY,
      OF_ADMINISTRATORS,
    ],
  },
  {
    mistake: "drafts of the platform's rows, at an address that an action has",
    in: SHELF,
    patch: {
      'x-draft': true,
      'x-access': { draft: [{ role: 'superadmin' }] },
      'x-actions': { draft: { on: 'member', method: 'POST', description: 'Draft' } },
    },
    problems: [
      OF_COMPANY,
      {
        pointer: '/x-draft',
        message: "A draft is by a user of the row's tenant, and 'patch' is granted to the 'superadmin'.",
      },
      OF_ADMINISTRATORS,
      { pointer: '/x-actions/draft', message: "'draft' is an action of 'x-draft'." },
      { pointer: '/x-actions/draft', message: "The extension of 'shelf' has no handler 'draft'." },
    ],
  },
  {
    mistake: 'drafts of which nothing could be kept',
    in: BOX_FILE,
    patch: {
      ...BOX,
      'x-operations': ['detail', 'patch'],
      'x-draft': true,
      properties: { name: { type: ['string', 'null'], maxLength: 80, writeOnly: true } },
      'x-label': 'Box #{id}',
      'x-access': { detail: [{ role: 'company_admin' }], patch: [{ role: 'company_admin' }] },
    },
    problems: [{ pointer: '/x-draft', message: 'A patch changes nothing that a draft can keep.' }],
  },
  {
    mistake: 'drafts tried by what there is not',
    in: BOX_FILE,
    patch: triedBy('crate.box_id'),
    problems: [
      NO_KEEPER,
      {
        ...PILOTS,
        message: "There is no entity 'crate'.",
        hint: 'Legal here: box, company_profile, customer, sample, shelf.',
      },
    ],
  },
  {
    mistake: 'drafts tried by a field that refers to nothing',
    in: BOX_FILE,
    patch: triedBy('sample.name'),
    problems: [
      NO_KEEPER,
      {
        ...PILOTS,
        message: "'name' is no field of 'sample' that refers to what can try a draft.",
        hint: 'Legal here: shelf_id, inside_id.',
      },
    ],
  },
  {
    mistake: 'drafts tried by rows of another, which nothing leads to',
    in: BOX_FILE,
    patch: triedBy('sample.shelf_id'),
    problems: [NO_KEEPER, { ...PILOTS, message: "One field of 'sample' refers to 'box', neither none nor several." }],
  },
  {
    mistake: 'drafts by a clock that nothing computes',
    in: BOX_FILE,
    patch: { ...triedBy('sample.shelf_id'), 'x-draft': { clock: 'time_zone' } },
    problems: [{ pointer: '/x-draft/clock', message: "The extension of 'box' computes no 'time_zone'." }],
  },
];
