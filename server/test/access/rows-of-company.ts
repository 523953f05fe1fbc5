/** Rows that belong to a company as a whole: users, groups, surveys, tags, tickets. */
import { plantDrafts } from './rows-of-drafts.ts';
import { plantListImports } from './list-import-tries.ts';
import { companyWords, type Fixture, SECRET_WORD, STORED_FILE, tenants } from './fixture.ts';
import { FOUNDER } from './callers.ts';
import type { Facts } from './vocabulary.ts';

export async function plantCompanyRows(fixture: Fixture): Promise<void> {
  for (const company of tenants) {
    const facts: Facts = { company, place: 'company' };
    const named = (what: string) => fixture.named(company, what);
    const user = () => makeUser(fixture, company);
    await fixture.plant('customer_user', facts, user);
    for (const table of ['survey_group', 'link_list_group', 'qr_code_group'])
      await fixture.plant(table, facts, () => fixture.owned(table, company, { name: named('group') }));
    // Those that units of the founder's are in.
    if (company === 'A')
      for (const table of ['survey_group', 'link_list_group', 'qr_code_group']) {
        const id = await fixture.owned(table, company, { name: named('group') });
        fixture.note(table, id, { ...facts, traits: ['founders'] }, "with a founder's unit");
      }
    await fixture.plant('company_tag', facts, () => fixture.owned('company_tag', company, { name: named('tag') }));
    if (company === 'A') {
      const name = named('tag');
      const tag = await fixture.owned('company_tag', company, { name, maker_id: fixture.userId(FOUNDER) });
      fixture.note('company_tag', tag, { ...facts, traits: ['founders'] }, "a founder's");
    }
    await fixture.plant(
      'survey',
      facts,
      () => fixture.owned('survey', company, { name: named('of a group'), origin: 'group' }),
      'of a group',
    );
    await fixture.plant('library_question', facts, () =>
      fixture.owned('library_question', company, { name: named('question'), document: oneQuestion }),
    );
    await plantOrganizations(fixture, company);
    await fixture.plant('unit_import', facts, () => makeImport(fixture, company));
  }
  await plantTickets(fixture);
  await plantSavedFilters(fixture);
  await plantExports(fixture);
  await plantDrafts(fixture);
  await plantListImports(fixture);
}

/** What a row of the library holds. */
export const oneQuestion = {
  pages: [{ id: 'page', questions: [{ id: 'again', type: 'yes_no', title: { en: 'Again?' } }] }],
};

/** A user without a session: somebody to point at. */
export const makeUser = (fixture: Fixture, company: 'A' | 'B'): Promise<number> =>
  fixture.owned('customer_user', company, {
    full_name: fixture.named(company, 'colleague'),
    email: `colleague${fixture.serial()}.${companyWords[company]}@test.example`,
    state: 'active',
  });

/** A file of units that was taken in; of no unit yet. */
export function makeImport(fixture: Fixture, company: 'A' | 'B'): Promise<number> {
  const { organizationId } = fixture.siteOf({ company, place: 'reach' });
  const counts = { added_count: 1, changed_count: 0, moved_count: 0 };
  const file = { file_name: companyWords[company], organization_id: organizationId };
  return fixture.owned('unit_import', company, { ...file, ...counts });
}

/** An organization without a unit that a grant reaches, and one that was deleted. */
async function plantOrganizations(fixture: Fixture, company: 'A' | 'B'): Promise<void> {
  const make = () => fixture.owned('organization', company, { name: fixture.named(company, 'empty') });
  await fixture.plant('organization', { company, place: 'beyond' }, make, 'without units');
  await fixture.plant(
    'organization',
    { company, place: 'beyond', traits: ['deleted'] },
    () => fixture.owned('organization', company, { name: fixture.named(company, 'deleted'), deleted_at: new Date() }),
    'deleted',
  );
}

/** What an admin, a user without rights and one with a right keep for themselves. */
async function plantSavedFilters(fixture: Fixture): Promise<void> {
  for (const [company, owner, isShared] of [
    ['A', 'adminA', false],
    ['A', 'nobody', false],
    ['A', 'feedback_read', false],
    ['B', 'adminB', false],
    ['A', 'another admin', true],
    ['B', 'adminB', true],
  ] as const)
    await fixture.plant(
      'saved_filter',
      { company, place: 'company', owner, traits: isShared ? ['shared'] : [] },
      () =>
        fixture.owned('saved_filter', company, {
          user_id: fixture.userId(owner === 'another admin' ? 'adminA' : owner),
          name: fixture.named(company, 'filter'),
          filter: JSON.stringify({ status: 'new' }),
          is_shared: isShared,
        }),
      `${isShared ? 'shared by' : 'of'} ${owner}`,
    );
}

/** A ticket of an admin, of a user without rights, and of one with a right, each with a comment and a file. */
async function plantTickets(fixture: Fixture): Promise<void> {
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['A', 'nobody'],
    ['A', 'feedback_read'],
    ['B', 'adminB'],
  ] as const) {
    const facts: Facts = { company, place: 'company', owner };
    const label = `of ${owner}`;
    const subject = companyWords[company];
    const ticket = await fixture.plant(
      'support_ticket',
      facts,
      () => fixture.owned('support_ticket', company, { subject, message: subject, user_id: fixture.userId(owner) }),
      label,
    );
    await fixture.plant(
      'support_comment',
      facts,
      () => fixture.owned('support_comment', company, { support_ticket_id: ticket, text: subject }),
      label,
    );
    await fixture.plant(
      'support_comment_media',
      facts,
      () =>
        fixture.owned('support_comment_media', company, {
          support_ticket_id: ticket,
          file_name: subject,
          media_type: 'image/png',
          storage_key: SECRET_WORD,
          is_sent: true,
        }),
      label,
    );
  }
}

/** A file of feedback and one of prints: of an admin, and of a user with a right to what is in it. */
async function plantExports(fixture: Fixture): Promise<void> {
  for (const [table, asked, holder] of [
    ['feedback_export', { format: 'csv', request: { filter: { q: SECRET_WORD } } }, 'feedback_read'],
    ['qr_export', { formats: ['svg'], request: { of: SECRET_WORD } }, 'qr_read'],
  ] as const)
    for (const [company, owner] of [
      ['A', 'adminA'],
      ['A', holder],
      ['B', 'adminB'],
    ] as const) {
      const { nodes } = company === 'A' ? fixture.world.companyA : fixture.world.companyB;
      const values = {
        ...asked,
        user_id: fixture.userId(owner),
        state: 'done',
        granted_node_ids: owner === holder ? JSON.stringify([nodes.branch]) : null,
        storage_key: SECRET_WORD,
        byte_size: STORED_FILE.length,
        due_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
      };
      await fixture.plant(
        table,
        { company, place: 'company', owner },
        () => fixture.owned(table, company, values),
        `of ${owner}`,
      );
    }
}
