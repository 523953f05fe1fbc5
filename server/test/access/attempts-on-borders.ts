import { type Attempts, create, patch } from './attempt.ts';

/** The tree and the company keep their borders. */
export const borders: Attempts = async (fixture) => {
  const { companyA, companyB } = fixture.world;
  const { nodes, organizationId } = companyA;
  const empty = fixture.one('organization', 'A', { place: 'beyond' }).id;
  const deleted = fixture.one('node', 'A', { traits: ['deleted'] }).id;
  await fixture.query("update node set external_id = 'taken' where id = $1", [nodes.otherBranch]);
  const unit = (body: object) => create('companyorganizationnodes', { name: 'x', ...body });
  const move = (id: number, target: number) => create(`companyorganizationnodes/${id}/move`, { target_id: target });
  const parent = { status: 400, pointers: ['/parent_id'] };
  return [
    {
      name: 'a unit under a parent of another organization',
      as: 'adminA',
      ...unit({ organization_id: empty, parent_id: nodes.room }),
      ...parent,
    },
    {
      name: 'a unit under a deleted one',
      as: 'adminA',
      ...unit({ organization_id: organizationId, parent_id: deleted }),
      ...parent,
    },
    {
      name: 'a unit of a foreign organization under an own parent',
      as: 'adminA',
      ...unit({ organization_id: companyB.organizationId, parent_id: nodes.room }),
      status: 400,
      pointers: ['/organization_id'],
    },
    {
      // Where the row may not be made, a conflict would tell of a unit that is out of sight.
      name: 'the external id of a unit out of reach, tried without the right to add one',
      as: 'feedback_read',
      ...unit({ organization_id: organizationId, parent_id: nodes.room, external_id: 'taken' }),
      status: 403,
    },
    {
      name: "a unit moved out of one's reach by its parent",
      as: 'node_edit',
      ...patch('companyorganizationnodes', nodes.room, { parent_id: nodes.root }),
      status: 400,
      pointers: ['/parent_id'],
    },
    {
      name: 'a unit put elsewhere by its path',
      as: 'node_edit',
      ...patch('companyorganizationnodes', nodes.room, { path: '/' }),
      status: 400,
      pointers: ['/path'],
    },
    {
      name: 'a unit moved beneath a foreign one',
      as: 'adminA',
      ...move(nodes.room, companyB.nodes.room),
      status: 404,
      code: 'unit_not_found',
    },
    {
      name: 'a foreign unit moved beneath an own one',
      as: 'adminA',
      ...move(companyB.nodes.room, nodes.room),
      status: 404,
    },
    {
      name: "a unit moved out of one's reach by the action for it",
      as: 'node_edit',
      ...move(nodes.room, nodes.root),
      status: 404,
      code: 'unit_not_found',
    },
    {
      name: 'a deleted unit brought back with the right to edit',
      as: 'node_edit',
      ...create(`companyorganizationnodes/${deleted}/restore`, {}),
      status: 404,
    },
    {
      name: "one's company made the platform",
      as: 'adminA',
      ...patch('companyprofile', companyA.id, { is_platform: true }),
      status: 400,
      pointers: ['/is_platform'],
    },
    {
      name: 'an unpaid company opened by its own admin',
      as: 'adminA',
      ...patch('companyprofile', companyA.id, { state: 'active' }),
      status: 400,
      pointers: ['/state'],
    },
    {
      name: 'feedback assigned to a foreign user',
      as: 'feedback_edit',
      ...patch('feedback', fixture.one('feedback', 'A').id, { assignee_id: fixture.userId('adminB') }),
      status: 400,
      pointers: ['/assignee_id'],
    },
    {
      name: 'a comment in the name of another',
      as: 'feedback_edit',
      ...create('feedbackcomments', {
        feedback_id: fixture.one('feedback', 'A').id,
        text: 'x',
        user_id: fixture.userId('adminA'),
      }),
      status: 400,
      pointers: ['/user_id'],
    },
    {
      name: "a company's ticket answered in the platform's name",
      as: 'nobody',
      ...create('supportcomments', {
        support_ticket_id: fixture.of('support_ticket').find(({ owner }) => owner === 'nobody')?.id,
        text: 'x',
        from_platform: true,
      }),
      status: 400,
      pointers: ['/from_platform'],
    },
    {
      name: "the platform's answer put into another company",
      as: 'superadmin',
      ...create('supportcomments', {
        support_ticket_id: fixture.one('support_ticket', 'A').id,
        text: 'x',
        company_id: fixture.companyId('B'),
      }),
      status: 409,
      code: 'still_referenced',
    },
  ];
};
