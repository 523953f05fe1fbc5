import type { EntityExtension } from '../../kernel/extension.ts';
import { duplicate, hooks, restore } from '../../surveys/change.ts';
import { convert } from '../../surveys/convert-surveyjs.ts';
import { computed } from '../../surveys/computed.ts';
import { refuseSurveyInUse } from '../../surveys/in-use.ts';
import { checkPublish, publish } from '../../surveys/publish.ts';
import { MAX_SURVEY_BODY_BYTES, tooLargeSurvey } from '../../surveys/size.ts';
import { listTemplates } from '../../surveys/templates.ts';
import { listVersions, showVersion } from '../../surveys/versions.ts';

export const survey: EntityExtension = {
  body: { limit: MAX_SURVEY_BODY_BYTES, tooLarge: tooLargeSurvey },
  computed,
  hooks: {
    ...hooks,
    async beforeDelete(work, { id }) {
      await refuseSurveyInUse(work, id);
      return undefined;
    },
  },
  actions: {
    publish,
    check_publish: checkPublish,
    versions: listVersions,
    version: showVersion,
    restore,
    duplicate,
    templates: listTemplates,
    convert_surveyjs: convert,
  },
};
