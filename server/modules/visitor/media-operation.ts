/** `POST /api/surveymedia/`: a file on its way, before its answer or after it. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import { surveyNotFound } from '../../errors.ts';
import type { Operation } from '../../http/registry.ts';
import type { Visitor } from './visitor.ts';

const uuid = (description: string): JsonSchema => ({ type: 'string', format: 'uuid', maxLength: 36, description });

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 40, description: 'The public code.' },
    question: { type: 'string', minLength: 1, maxLength: 60, description: 'Id of a question that asks for media.' },
    response_token: uuid('Of the answer that it belongs to.'),
    survey_version_id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    version_key: { type: 'string', maxLength: 40, description: 'Says that this code has shown the version.' },
    media: uuid('Made once a file: the answer names the file by it, and sent again it is the same file.'),
    name: { type: 'string', minLength: 1, maxLength: 255, description: 'Of the file.' },
  },
  required: ['code', 'question', 'response_token', 'media'],
};

interface MediaQuery {
  code: string;
  question: string;
  response_token: string;
  survey_version_id?: number;
  version_key?: string;
  media: string;
  name?: string;
}

export const surveyMedia = (visitor: Visitor): Operation => ({
  id: 'visitor.media',
  method: 'POST',
  path: 'surveymedia',
  summary: 'Send a photo, a recording or a file of an answer: its bytes as they are',
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  input: { query, incoming: ['application/octet-stream', 'image/*', 'audio/*'] },
  output: {
    type: 'object',
    additionalProperties: false,
    properties: { media: { type: 'string', format: 'uuid' } },
    required: ['media'],
  },
  rate: 'upload',
  audit: 'none',
  async handler({ query: given, incoming, ip }) {
    const asked = validated<MediaQuery>(query, readQuery(query, given));
    const target = await visitor.resolver.resolve(asked.code);
    if (!target) throw surveyNotFound();
    const upload = asked.media.toLowerCase();
    await visitor.media.upload(
      target,
      {
        question: asked.question,
        token: asked.response_token.toLowerCase(),
        upload,
        versionId: visitor.shownVersions.read(target, asked.survey_version_id, asked.version_key),
        fileName: asked.name ?? '',
        sender: visitor.senderHash(ip),
      },
      { stream: incoming, announced: Number(incoming.headers['content-length'] ?? 0) },
    );
    return { body: { media: upload } };
  },
});
