/** A survey as its designer looks at it, under a signed link: nothing is stored. */
import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import { mediaNotAccepted } from '../../errors.ts';
import { readFormBody } from './form-body.ts';
import { notice } from './notice.ts';
import { openSurvey, type Place, takePost, type Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

export async function previewVisit(context: Context, visitor: Visitor): Promise<Visit> {
  const key = String(context.query['key'] ?? '');
  const preview = await visitor.previews.find(key);
  if (!preview) return notice(context, 'not_found');
  const place: Place = {
    survey: preview.survey,
    name: '',
    addressIn: (language) => `/survey_preview?key=${encodeURIComponent(key)}&lang=${language}`,
    submission: null,
    showsLogo: true,
    store: async () => undefined,
  };
  return context.method === 'POST'
    ? takePost(context, place, (await readFormBody(context.req, letGo)).fields)
    : openSurvey(context, place);
}

async function letGo(stream: Readable): Promise<never> {
  stream.resume();
  throw mediaNotAccepted();
}
