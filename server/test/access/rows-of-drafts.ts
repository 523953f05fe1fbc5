/** Drafts of rows that there are not. */
import { type Fixture, MISSING_ID, SECRET_WORD } from './fixture.ts';

/** Given up, so that no row has one: of an admin, of a user without rights, and of one of another company. */
export async function plantDrafts(fixture: Fixture): Promise<void> {
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['A', 'nobody'],
    ['B', 'adminB'],
  ] as const)
    await fixture.plant(
      'draft',
      { company, place: 'company', owner },
      () =>
        fixture.owned('draft', company, {
          author_id: fixture.userId(owner),
          record_name: fixture.named(company, 'draft'),
          entity: 'survey_group',
          record_id: MISSING_ID,
          state: 'discarded',
          changes: JSON.stringify({ name: SECRET_WORD }),
          base: JSON.stringify({ name: SECRET_WORD }),
        }),
      `of ${owner}`,
    );
}
