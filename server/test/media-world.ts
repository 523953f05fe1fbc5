/** What tests of visitors' files need: a survey that asks for all of them, and files of every kind. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import type { CallAnswer, Served } from './scenarios.ts';
import { insertRow } from './world.ts';

const title = { en: 'Asked' };

export const mediaSurvey: SurveyDocument = {
  title: { en: 'With files' },
  pages: [
    {
      id: 'one',
      questions: [
        { id: 'experience', type: 'smiley', title },
        { id: 'picture', type: 'photo', title },
        { id: 'voice', type: 'audio', title },
        { id: 'papers', type: 'file', title, max_files: 2 } as SurveyDocument['pages'][number]['questions'][number],
      ],
    },
  ],
};

/** Makes it the survey of both companies; before any of their codes was followed. */
export async function publishMediaSurvey({ world }: Served): Promise<{ A: number; B: number }> {
  const publish = async (companyId: number): Promise<number> => {
    const [survey] = await world.database.statement<{ id: number }>('app', companyId, {
      text: 'select id from survey where company_id = $1',
      values: [companyId],
    });
    const document = JSON.stringify(mediaSurvey);
    return insertRow(world.database, companyId, 'survey_version', { survey_id: survey?.id, number: 2, document });
  };
  return { A: await publish(world.companyA.id), B: await publish(world.companyB.id) };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } });

/** A JPEG that says where and with what it was taken. */
export const photoWithPlace = (width = 60, height = 40): Promise<Buffer> =>
  plain(width, height)
    .withExif({ IFD0: { Make: 'Telltale camera' }, IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** Some more pixels than are taken of its format, in a few kilobytes. */
export const bombs = {
  png: () => plain(6_000, 4_001).png({ compressionLevel: 9 }).toBuffer(),
  jpeg: () => plain(13_000, 5_000).jpeg().toBuffer(),
  'progressive jpeg': () => progressive(6_000, 4_001),
};

/** A small picture whose header claims to be of this size. */
export async function progressive(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(60, 40).jpeg({ progressive: true }).toBuffer();
  // SOF2: marker, length, bits of a sample, height, width (ITU-T T.81, B.2.2).
  const frame = bytes.indexOf(Buffer.from('ffc2', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** What Firefox records: an Ogg page that begins an Opus stream. */
export const recording = Buffer.concat([
  Buffer.from('4f67675300020000000000000000000000000000000000000000', 'hex'),
  Buffer.from('0113', 'hex'),
  Buffer.from('OpusHead', 'latin1'),
  Buffer.from('0101380180bb0000000000', 'hex'),
]);
export const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(64), Buffer.from('PE\0\0')]);

export interface Sent {
  code: string;
  question: string;
  bytes: Buffer;
  token?: string;
  media?: string;
  name?: string;
  version?: number;
  versionKey?: string;
  headers?: Record<string, string>;
}

/** A file as the page's script sends it. */
export async function sendFile({ origin }: Served, sent: Sent): Promise<CallAnswer & { media: string; token: string }> {
  const { token = randomUUID(), media = randomUUID() } = sent;
  const query = new URLSearchParams({
    code: sent.code,
    question: sent.question,
    response_token: token,
    media,
    ...(sent.name !== undefined && { name: sent.name }),
    ...(sent.version !== undefined && { survey_version_id: String(sent.version) }),
    ...(sent.versionKey !== undefined && { version_key: sent.versionKey }),
  });
  const response = await fetch(`${origin}/api/surveymedia/?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...sent.headers },
    body: new Uint8Array(sent.bytes),
  });
  return { status: response.status, headers: response.headers, body: await response.json(), media, token };
}

/** Names of everything that is stored or on its way there. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
