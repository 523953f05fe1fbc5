/** Files by everybody: onto the row of an answer, and into the designs. */
import sharp from 'sharp';
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID, type Site, sites } from './fixture.ts';
import type { Caller } from './vocabulary.ts';

export const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();

const sent = async () => ({ method: 'POST', headers: { 'content-type': 'image/png' }, body: await picture });

/** A row of the staff without its file yet. */
async function emptyRow(fixture: Fixture, site: Site): Promise<number> {
  const values = { question_id: 'photo', file_name: fixture.named(site.company, 'file'), media_type: 'image/png' };
  const node = fixture
    .of('node')
    .find((row) => row.isTarget && row.company === site.company && row.place === site.place);
  const id = await fixture.owned('node_survey_answer_media', site.company, { ...values, node_id: node?.id });
  fixture.note('node_survey_answer_media', id, site);
  return id;
}

/** By whom rows are added: an admin in his company, a user where his right reaches. */
async function uploadTries(fixture: Fixture, caller: Caller): Promise<Try[]> {
  const tries: Try[] = [];
  for (const site of sites) {
    const isOwn = site.company === caller.company;
    const isSeen =
      isOwn &&
      (caller.role === 'company_admin' ||
        (caller.right?.module === 'feedback' && site.place === 'reach') ||
        (caller.isFounder === true && site.place === 'founded'));
    const may = isSeen && (caller.role === 'company_admin' || caller.isFounder || caller.right?.right === 'create');
    const id = await emptyRow(fixture, site);
    tries.push({
      ...(await sent()),
      target: `${site.company} ${site.place}`,
      path: `nodesurveyanswermedia/${id}/file`,
      status: may ? 200 : isSeen ? 403 : 404,
    });
  }
  return [
    ...tries,
    { ...(await sent()), target: 'missing', path: `nodesurveyanswermedia/${MISSING_ID}/file`, status: 404 },
  ];
}

/** Who designs no unit's survey brings no pictures either. */
async function imageTries(_fixture: Fixture, caller: Caller): Promise<Try[]> {
  const isDesigner =
    caller.role === 'company_admin' ||
    caller.isFounder === true ||
    (caller.right?.module === 'node' && caller.right.right === 'edit');
  return [{ ...(await sent()), target: 'a picture', path: 'surveys/upload_image', status: isDesigner ? 200 : 403 }];
}

export const fileTries = {
  'node_survey_answer_media.upload_file': uploadTries,
  'survey.upload_image': imageTries,
};
