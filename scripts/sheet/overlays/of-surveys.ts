/** What opens over surveys, their designer, and the groups of units that share designs. */
import { onScreen } from './overlay.ts';
import { at, button, item, list, type Step } from './steps.ts';

const surveys = onScreen('admin', '/survey_management');
const designer = onScreen('admin', '/survey_management/surveys/{id}');
const menu = button('app.surveys.actions.of');
const panel = (name: string): Step => button(`app.designer.panels.${name}`);
const translations = panel('translations');

const GROUPS = ['survey_management/groups', 'qrcode_management', 'link_list_management'];

export const ofSurveys = [
  surveys('actions', [menu]),
  ...['rename', 'duplicate', 'make_default', 'assign', 'delete'].map((name) =>
    surveys(name, [menu, item(`app.surveys.actions.${name}`)]),
  ),
  surveys('add', [button('app.surveys.create.open')]),
  surveys('import', [button('app.surveys.import.open')]),
  designer('language', [button('app.designer.language')]),
  designer('shortcuts', [button('app.designer.shortcuts.title')], { only: 'wide' }),
  designer('question', [button('app.designer.actions.of')]),
  designer('page', [button('app.designer.page.actions')]),
  designer('phone', [button('app.designer.preview.phone')], { only: 'wide' }),
  designer('type', [at('article'), list('app.designer.type')], { only: 'wide' }),
  designer('languages', [translations, button('app.survey_panels.translations.menu')]),
  designer('add language', [translations, button('app.survey_panels.translations.add')]),
  designer('remove language', [
    translations,
    button('app.survey_panels.translations.menu', 1),
    item('app.survey_panels.translations.remove'),
  ]),
  designer('version', [panel('versions'), button('app.survey_panels.versions.view')]),
  ...GROUPS.flatMap((route) => {
    const group = onScreen('admin', `/${route}/{id}`);
    return [
      group('add units', [button('app.groups.add.action')]),
      group('move', [button('app.groups.member.move')]),
      group('convert', [button('app.groups.member.convert')]),
      group('remove', [button('app.groups.member.remove')]),
      group('delete', [button('ra.action.delete')]),
    ];
  }),
  onScreen('admin', '/qrcode_management/{id}')('design', [button('app.qr_designer.edit')]),
  onScreen('admin', '/qrcode_management/{id}')('print', [button('app.qr_export.open')]),
  onScreen('admin', '/link_list_management/{id}')('links', [button('app.link_designer.edit')]),
];
