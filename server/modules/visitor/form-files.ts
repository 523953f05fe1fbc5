/** The files of a form, stored with its post; from then on the form carries their uuids. */
import type { Violation } from '../../../shared/survey/document.ts';
import { fieldName, fileFieldName } from '../../../shared/survey/form.ts';
import { questionsOf } from '../../../shared/survey/document.ts';
import { mediaNotAccepted, Problem, tooManyMedia } from '../../errors.ts';
import { type PostedFile, type PostedForm, uploadIdOf } from './form-body.ts';
import type { Media } from './media.ts';
import { mediaRuleOf } from './media-rule.ts';
import type { Resolved, Survey } from './resolve.ts';

export interface FormFilesParts {
  media: Media;
  target: Resolved;
  survey: Survey;
  /** Of the response. */
  token: string;
  /** Hash of the address that the form came from. */
  sender: string;
}

/** Stores each file and adds its uuid to the fields of the form; answers what was wrong with the others, at their questions. */
export async function storeFormFiles(parts: FormFilesParts, { fields, files }: PostedForm): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id: question } of questionsOf(parts.survey.document)) {
    const given = files.filter(({ name }) => name === fileFieldName(question));
    for (const file of given) {
      const refused = await storeOne(parts, fields, question, file).catch(refusalOf);
      if (refused) violations.push({ question, code: refused.code, parameters: refused.parameters });
    }
  }
  return violations;
}

async function storeOne(
  { media, target, survey, token, sender }: FormFilesParts,
  fields: URLSearchParams,
  question: string,
  { taken, fileName }: PostedFile,
): Promise<undefined> {
  const rule = mediaRuleOf(survey.document, question);
  if (!rule) throw mediaNotAccepted();
  if (taken instanceof Problem) throw taken;
  const upload = await uploadIdOf(taken.path, token, question);
  const field = fieldName(question);
  const known = fields.getAll(field);
  const isKnown = known.includes(upload);
  if (!isKnown && known.length >= rule.maxFiles) throw tooManyMedia({ parameters: { limit: rule.maxFiles } });
  await media.keep(target, { question, token, upload, versionId: survey.versionId, fileName, sender }, taken);
  if (!isKnown) fields.append(field, upload);
}

function refusalOf(error: unknown): Problem {
  if (error instanceof Problem && error.status < 500) return error;
  throw error;
}
