/** What is special of the tree: units, their codes, surveys and designs. */
import {
  admin,
  founder,
  newcomer,
  reads,
  right,
  rightAnywhere,
  rightSomewhere,
  unless,
  where,
  writing,
  type EntityDecision,
} from './vocabulary.ts';

const unitFields = ['name', 'type', 'color', 'external_id', 'is_paused', 'custom'];
const groupFields = ['survey_group_id', 'qr_code_group_id', 'link_list_group_id'];

/** A design or list of the whole company is used by those who may put units into it. */
const companyWide = (module: 'node' | 'qr'): EntityDecision =>
  reads(admin, rightSomewhere(module, 'read'), where(founder, 'founders'));

/** Memberships of units: a unit's survey and links are its manager's, its QR code the QR manager's. */
const memberships = (wanted: 'read' | 'edit') => [
  where(right('node', wanted), 'survey', 'link_list'),
  where(right('qr', wanted), 'qr_code'),
];

/**
 * What could be asked, whoever manages units and is shown the company's surveys; what one unit asks, who manages that
 * unit: the company's default, where nothing nearer is designed.
 */
function surveyReaders() {
  return [admin, rightSomewhere('node', 'read'), right('node', 'read'), where(founder, 'default')];
}

/** What surveys begin from belongs to the whole company: who designs among what is opened to him keeps it. */
function templatesOf(...fields: string[]): EntityDecision {
  const designers = [admin, rightSomewhere('node', 'edit')];
  return {
    ...reads(admin, rightSomewhere('node', 'read')),
    create: writing(fields, ...designers),
    patch: writing([...fields, 'revision'], ...designers),
    delete: designers,
  };
}

export const specialDecisionsOnUnits: Record<string, EntityDecision> = {
  // Units. Rights of every module need the tree to stand on.
  organization: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    // Who reaches no organization may make one (spec, section 6).
    create: writing(['name', 'organization_type_id', 'logo'], admin, newcomer),
    patch: writing(['name', 'organization_type_id', 'logo', 'revision'], unless(admin, 'deleted')),
    delete: [unless(admin, 'deleted')],
    // What a file carries away are the units that its reader sees.
    views: { export_units: [unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')] },
  },
  node: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    patch: writing([...unitFields, 'revision'], unless(admin, 'deleted'), unless(right('node', 'edit'), 'deleted')),
    delete: [unless(admin, 'deleted'), unless(right('node', 'delete'), 'deleted')],
    // Why a unit shows what it shows: of its survey for those who manage it, of its code for those who manage codes.
    views: {
      setup_survey: [unless(admin, 'deleted'), unless(right('node', 'read'), 'deleted')],
      setup_linklist: [unless(admin, 'deleted'), unless(right('node', 'read'), 'deleted')],
      check_delete: [unless(admin, 'deleted'), unless(right('node', 'delete'), 'deleted')],
      setup_qrcode: [unless(admin, 'deleted'), unless(right('qr', 'read'), 'deleted')],
      read_counts: [unless(admin, 'deleted'), unless(right('qr', 'read'), 'deleted')],
      // No secret to whoever sees the unit: it hangs at its door.
      opening_hours: [unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')],
      // Who gives answers at the address of a kiosk is counted as often as he likes: it is kept from mere readers.
      kiosk_address: [unless(admin, 'deleted'), unless(right('node', 'edit'), 'deleted')],
    },
  },
  // A blank marc is for whoever may place it.
  marc: {
    ...reads(admin, right('qr', 'read'), rightSomewhere('qr', 'edit')),
    views: { history: [admin, right('qr', 'read'), rightSomewhere('qr', 'edit')] },
    actions: {
      look_up: [admin, right('qr', 'read'), rightSomewhere('qr', 'edit')],
      claim: [admin, right('qr', 'edit'), rightSomewhere('qr', 'edit')],
    },
  },
  // Of a unit; and of the whole company, which everybody is told who sees a code.
  code_finding: reads(admin, right('qr', 'read'), rightSomewhere('qr', 'read')),
  // A survey of the company's or of a group may be given to any unit; a unit's own one is seen with the unit.
  survey: {
    ...reads(...surveyReaders()),
    actions: { version: surveyReaders(), upload_image: [admin, rightAnywhere('node', 'edit')] },
    views: { versions: surveyReaders(), results: surveyReaders(), results_report: surveyReaders() },
  },
  library_question: templatesOf('name', 'document'),
  survey_template: templatesOf('name', 'description', 'document'),
  survey_group: {
    ...companyWide('node'),
    views: { design: [admin, rightSomewhere('node', 'read'), where(founder, 'founders')] },
  },
  link_list_group: companyWide('node'),
  qr_code_group: companyWide('qr'),
  group_node: {
    ...reads(admin, ...memberships('read')),
    create: writing(['node_id', 'kind', ...groupFields], admin, ...memberships('edit')),
    patch: [
      ...writing(groupFields, admin),
      ...writing(['survey_group_id', 'link_list_group_id'], where(right('node', 'edit'), 'survey', 'link_list')),
      ...writing(['qr_code_group_id'], where(right('qr', 'edit'), 'qr_code')),
    ],
    delete: [admin, ...memberships('edit')],
    actions: {
      multi_add: [admin, ...memberships('edit')],
      move_node_to_other_group: [admin, ...memberships('edit')],
      convert_group_to_one_design: [admin, ...memberships('edit')],
    },
  },
  qr_code_group_node: {
    ...reads(where(admin, 'qr_code'), where(right('qr', 'read'), 'qr_code')),
    patch: writing(['qr_code_group_id'], where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')),
    delete: [where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')],
  },
};
