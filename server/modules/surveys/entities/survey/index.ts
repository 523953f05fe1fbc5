import type { EntityExtension } from '../../../../kernel/extension.ts';
import { duplicate, hooks, restore } from '../../change.ts';
import { convert } from '../../convert-definition.ts';
import { exportSurveyjs } from '../../export-surveyjs.ts';
import { computed } from '../../computed.ts';
import { refuseSurveyInUse } from '../../in-use.ts';
import { checkPublish, publish } from '../../publish.ts';
import { MAX_SURVEY_BODY_BYTES, tooLargeSurvey } from '../../size.ts';
import { showResults } from '../../results/index.ts';
import { makeReport } from '../../results/report/index.ts';
import { listTemplates } from '../../templates.ts';
import { listVersions, showVersion } from '../../versions.ts';

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
    results: showResults,
    results_report: makeReport,
    restore,
    duplicate,
    templates: listTemplates,
    convert,
    surveyjs: exportSurveyjs,
  },
};
