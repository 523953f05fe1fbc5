/** Rows that hang on units: one in A's granted branch, one beyond it, one in B. */
import { newCode } from '../../../shared/codes/code.ts';
import { companyWords, type Fixture, SECRET_UUID, SECRET_WORD, type Site, sites, VISITORS_WORD } from './fixture.ts';
import { makeUser } from './rows-of-company.ts';
import type { Facts, Trait } from './vocabulary.ts';

interface Parent {
  id: number;
  path: string;
  organizationId: number;
}

async function parentOf(fixture: Fixture, site: Site): Promise<Parent> {
  const { nodeId: id, organizationId } = fixture.siteOf(site);
  const [row] = await fixture.query<{ path: string }>('select path from node where id = $1', [id]);
  return { id, path: row?.path ?? '', organizationId };
}

/** A new unit at a site, below what the world has there; not yet noted. */
async function makeUnit(
  fixture: Fixture,
  site: Site,
  values: { id?: number; deleted_at?: Date } = {},
): Promise<number> {
  const parent = await parentOf(fixture, site);
  const id = await fixture.owned('node', site.company, {
    ...values,
    organization_id: parent.organizationId,
    parent_id: parent.id,
    name: fixture.named(site.company, 'unit'),
    path: '',
  });
  await fixture.query('update node set path = $2 where id = $1', [id, `${parent.path}${id}/`]);
  return id;
}

/** A new unit that other rows can be hung on. */
export async function freshUnit(fixture: Fixture, site: Site): Promise<number> {
  const id = await makeUnit(fixture, site);
  fixture.note('node', id, site);
  return id;
}

/** A new user that other rows can be hung on. */
export async function freshUser(fixture: Fixture, company: 'A' | 'B', traits: Trait[] = []): Promise<number> {
  const id = await makeUser(fixture, company);
  fixture.note('customer_user', id, { company, place: 'company', traits });
  return id;
}

export async function plantUnitRows(fixture: Fixture): Promise<void> {
  await plantTraps(fixture);
  for (const site of sites) {
    await fixture.plant('node', site, () => makeUnit(fixture, site));
    await fixture.plant('node_user_access', site, async () =>
      fixture.owned('node_user_access', site.company, {
        user_id: await freshUser(fixture, site.company, site.place === 'founded' ? ['sharing'] : []),
        node_id: siteNode(fixture, site),
        node_read: true,
      }),
    );
    await plantDesigns(fixture, site);
    await plantFeedback(fixture, site);
  }
  // A marc that is bound to no unit yet: no unit's right reaches it.
  for (const company of ['A', 'B'] as const)
    await fixture.plant(
      'node_qr_code',
      { company, place: 'company' },
      () => fixture.owned('node_qr_code', company, { code: newCode(), origin: 'mark' }),
      'blank marc',
    );
}

const siteNode = (fixture: Fixture, site: Site): number => fixture.siteOf(site).nodeId;

/** What a careless comparison of paths would let through, and what was deleted. */
async function plantTraps(fixture: Fixture): Promise<void> {
  const { nodes } = fixture.world.companyA;
  // `/1/20/` begins like `/1/2/`, the branch of the grants, and is not below it. One digit more is an id also in a cell.
  const lookalike = nodes.branch > 1_000_000 ? nodes.branch * 10 : Number(`${nodes.branch}0000`);
  const [root] = await fixture.query<{ path: string; organization_id: number }>(
    'select path, organization_id from node where id = $1',
    [nodes.root],
  );
  await fixture.owned('node', 'A', {
    id: lookalike,
    organization_id: root?.organization_id,
    parent_id: nodes.root,
    name: fixture.named('A', 'lookalike'),
    path: `${root?.path ?? ''}${lookalike}/`,
  });
  fixture.note('node', lookalike, { company: 'A', place: 'beyond' }, 'lookalike of the branch', true);
  const reach: Site = { company: 'A', place: 'reach' };
  const gone = () => makeUnit(fixture, reach, { deleted_at: new Date() });
  await fixture.plant('node', { ...reach, traits: ['deleted'] }, gone, 'deleted');
}

const groupOf: Partial<Record<Trait, string>> = {
  survey: 'survey_group',
  qr_code: 'qr_code_group',
  link_list: 'link_list_group',
};

/** The group that units of a site are in: the founder's are in ones of their own. */
export const groupAt = (fixture: Fixture, group: string, { company, place }: Pick<Facts, 'company' | 'place'>) =>
  fixture.one(group, company, { ...(place === 'founded' && { traits: ['founders'] }) });

async function plantDesigns(fixture: Fixture, site: Site): Promise<void> {
  const { company } = site;
  for (const [kind, group] of Object.entries(groupOf) as [Trait, string][])
    await fixture.plant(
      'group_node',
      { ...site, traits: [kind] },
      async () =>
        fixture.owned('group_node', company, {
          node_id: await freshUnit(fixture, site),
          kind,
          [`${group}_id`]: groupAt(fixture, group, site).id,
        }),
      kind,
    );
  await fixture.plant('node_survey', site, async () =>
    fixture.owned('node_survey', company, { node_id: await freshUnit(fixture, site) }),
  );
  await fixture.plant('node_link_list', site, async () =>
    fixture.owned('node_link_list', company, {
      node_id: await freshUnit(fixture, site),
      document: { links: [{ title: { en: companyWords[company] }, url: 'https://links.example/' }] },
    }),
  );
  await fixture.plant('node_qr_code', site, async () =>
    fixture.owned('node_qr_code', company, { node_id: await freshUnit(fixture, site), code: newCode() }),
  );
  await plantUnitsOwnSurvey(fixture, site);
}

const secretToken = (fixture: Fixture) => ({
  response_token: SECRET_UUID + String(fixture.serial()).padStart(12, '0'),
});

/** What a visitor of a unit at the site said; not yet noted. */
function makeFeedback(fixture: Fixture, site: Site): Promise<number> {
  const said = `${VISITORS_WORD} ${companyWords[site.company]}`;
  const node = siteNode(fixture, site);
  const { surveyVersionId } = site.company === 'A' ? fixture.world.companyA : fixture.world.companyB;
  return fixture.owned('feedback', site.company, {
    ...secretToken(fixture),
    device_hash: SECRET_WORD,
    sender_hash: SECRET_WORD,
    node_id: node,
    node_path: `/${node}/`,
    survey_version_id: surveyVersionId,
    answers: { text: said },
    comment: said,
  });
}

/** A new response that an action may be tried on. */
export async function freshFeedback(fixture: Fixture, site: Site): Promise<number> {
  const id = await makeFeedback(fixture, site);
  fixture.note('feedback', id, site);
  return id;
}

/** The first is that of the planted unit; each that is made anew is of a unit of its own. */
async function plantUnitsOwnSurvey(fixture: Fixture, site: Site): Promise<void> {
  const { company, place } = site;
  const planted = fixture.of('node_survey').find((row) => row.remake && row.company === company && row.place === place);
  let holder = planted?.id;
  const make = async (): Promise<number> => {
    const survey = await fixture.owned('survey', company, {
      name: fixture.named(company, "a unit's own"),
      origin: 'node',
    });
    holder ??= await fixture.owned('node_survey', company, { node_id: await freshUnit(fixture, site) });
    await fixture.query('update node_survey set survey_id = $2 where id = $1', [holder, survey]);
    holder = undefined;
    return survey;
  };
  const id = await fixture.plant('survey', site, make, 'of a unit');
  const row = fixture.of('survey').find((survey) => survey.id === id);
  if (row)
    row.release = async (survey) => {
      await fixture.query('update node_survey set survey_id = null where survey_id = $1', [survey]);
    };
}

async function plantFeedback(fixture: Fixture, site: Site): Promise<void> {
  const { company } = site;
  const said = `${VISITORS_WORD} ${companyWords[company]}`;
  const node = siteNode(fixture, site);
  const feedback = await fixture.plant('feedback', site, () => makeFeedback(fixture, site));
  const authors = company === 'B' ? ['adminB'] : site.place === 'reach' ? ['feedback_edit', 'adminA'] : ['adminA'];
  for (const owner of authors)
    await fixture.plant(
      'feedback_comment',
      { ...site, owner },
      () =>
        fixture.owned('feedback_comment', company, {
          feedback_id: feedback,
          user_id: fixture.userId(owner),
          text: said,
        }),
      `by ${owner}`,
    );
  await fixture.plant('feedback_message', site, () =>
    fixture.owned('feedback_message', company, { feedback_id: feedback, text: said }),
  );
  await fixture.plant('node_survey_answer_media', site, () =>
    fixture.owned('node_survey_answer_media', company, {
      ...secretToken(fixture),
      node_id: node,
      feedback_id: feedback,
      question_id: 'photo',
      file_name: said,
      media_type: 'image/png',
      storage_key: SECRET_WORD,
    }),
  );
  const facts: Facts = site;
  await fixture.plant('node_read', facts, () =>
    fixture.owned('node_read', company, { node_id: node, device_hash: SECRET_WORD }),
  );
}
