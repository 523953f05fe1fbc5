/** The decision table of the tree: units, their codes, surveys and designs. */
import {
  admin,
  colleague,
  founder,
  newcomer,
  own,
  platformSelf,
  reads,
  right,
  rightAnywhere,
  rightSomewhere,
  unless,
  where,
  writing,
  type EntityDecision,
} from './vocabulary.ts';

const unitFields = ['name', 'type', 'color', 'external_id', 'is_paused'];
const groupFields = ['survey_group_id', 'qr_code_group_id', 'link_list_group_id'];

/** A design or list of the whole company: used by those who may put units into it, made by its admins. */
const companyWide = (module: 'node' | 'qr', fields: readonly string[]): EntityDecision => ({
  ...reads(admin, rightSomewhere(module, 'read'), where(founder, 'founders')),
  create: writing(fields, admin),
  patch: writing([...fields, 'revision'], admin),
  delete: [admin],
});

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

export const decisionsOnUnits: Record<string, EntityDecision> = {
  // Units. Rights of every module need the tree to stand on.
  organization: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    // Who reaches no organization may make one (spec, section 6).
    create: writing(['name', 'organization_type_id', 'logo'], admin, newcomer),
    patch: writing(['name', 'organization_type_id', 'logo', 'revision'], unless(admin, 'deleted')),
    delete: [unless(admin, 'deleted')],
    // What a file does to units it does anywhere in the tree; what one carries away are the units that its reader sees.
    actions: { import_units: [admin] },
    views: { export_units: [unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')] },
  },
  // As the import itself.
  unit_import: {
    ...reads(admin),
    actions: { check_take_back: [admin], take_back: [admin], restore: [admin] },
  },
  node: {
    ...reads(unless(admin, 'deleted'), unless(right('any', 'read'), 'deleted')),
    create: writing(['organization_id', 'parent_id', 'count', ...unitFields], admin, right('node', 'create')),
    // A unit moves by an action of its own, which checks both ends.
    patch: writing([...unitFields, 'revision'], unless(admin, 'deleted'), unless(right('node', 'edit'), 'deleted')),
    delete: [unless(admin, 'deleted'), unless(right('node', 'delete'), 'deleted')],
    // Whom the other end belongs to is asked by the handler: with one right alone nobody moves a unit but an admin.
    actions: {
      check_move: [admin, colleague],
      move: [admin, colleague],
      deleted: [admin, colleague],
      restore: [admin, colleague],
      // Of which kind is asked by the handler: a survey by the right of units, a code's look by that of codes.
      start_own_design: [admin, colleague],
    },
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
  node_survey: {
    ...reads(admin, right('node', 'read')),
    patch: writing(['survey_id'], admin, right('node', 'edit')),
  },
  node_link_list: {
    ...reads(admin, right('node', 'read')),
    patch: writing(['document', 'revision'], admin, right('node', 'edit')),
    delete: [admin, right('node', 'edit')],
  },
  node_qr_code: {
    ...reads(admin, right('qr', 'read')),
    views: { image: [admin, right('qr', 'read')] },
    patch: writing(['design', 'state', 'revision'], admin, right('qr', 'edit')),
    // Of many at once: calls.ts says whose.
    actions: { export: [admin, colleague], check_export: [admin, colleague], self_test: [admin, colleague] },
  },
  // An archive is for who asked for it, and for nobody else, be he an admin.
  qr_export: {
    ...reads(own),
    delete: [own],
    views: { file: [own] },
    secret: ['request', 'granted_node_ids', 'storage_key'],
  },
  // Whoever saved a draft may be somebody who changes no other row.
  draft: { ...reads(admin, own), secret: ['changes', 'base'] },
  // What a file has brought in is taken back by who brought it.
  list_import: {
    ...reads(own, platformSelf),
    views: { faults: [own, platformSelf] },
    actions: { check: [own, platformSelf], run: [own, platformSelf], take_back: [own, platformSelf] },
    secret: ['header_hash', 'locale', 'storage_key', 'attempts', 'due_at'],
  },
  // Of a unit; and of the whole company, which everybody is told who sees a code.
  code_finding: {
    ...reads(admin, right('qr', 'read'), rightSomewhere('qr', 'read')),
    patch: writing(['state', 'dismissed_until', 'note', 'revision'], admin, right('qr', 'edit')),
  },
  node_read: { list: [admin, right('qr', 'read')], secret: ['device_hash'] },
  // A survey of the company's or of a group may be given to any unit; a unit's own one is seen with the unit.
  survey: {
    ...reads(...surveyReaders()),
    create: writing(['name', 'template', 'document'], admin),
    patch: writing(['name', 'draft', 'revision'], admin, right('node', 'edit')),
    delete: [admin],
    actions: {
      publish: [admin, right('node', 'edit')],
      restore: [admin, right('node', 'edit')],
      version: surveyReaders(),
      duplicate: [admin],
      templates: [admin, colleague],
      upload_image: [admin, rightAnywhere('node', 'edit')],
      convert_surveyjs: [admin, colleague],
    },
    views: { check_publish: [admin, right('node', 'edit')], versions: surveyReaders() },
  },
  survey_group: {
    ...companyWide('node', ['name', 'survey_id']),
    views: { design: [admin, rightSomewhere('node', 'read'), where(founder, 'founders')] },
  },
  link_list_group: companyWide('node', ['name', 'document']),
  qr_code_group: companyWide('qr', ['name', 'design']),
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
    create: writing(['node_id', 'qr_code_group_id'], admin, right('qr', 'edit')),
    patch: writing(['qr_code_group_id'], where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')),
    delete: [where(admin, 'qr_code'), where(right('qr', 'edit'), 'qr_code')],
  },
};
