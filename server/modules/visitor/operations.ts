/** The visitor's calls: where a code leads, an answer, a preview. Open to everybody. */
import type { Kernel } from '../../kernel/crud.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import { surveyNotFound } from '../../errors.ts';
import type { Operation } from '../../http/registry.ts';
import { type AddressValues, MAX_PASSED, MAX_SIGNATURE } from '../../../shared/survey/address-fields.ts';
import { visitorAddress } from '../../../shared/codes/code.ts';
import { kioskAddress } from './kiosk-address.ts';
import { surveyMedia } from './media-operation.ts';
import type { Resolved } from './resolve.ts';
import { surveyPreview } from './preview-operation.ts';
import { selfTest } from './self-test.ts';
import { valuesAddress } from './values-address.ts';
import type { Visitor } from './visitor.ts';

const MAX_ANSWERS = 200;

const code: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: 'A public code; any case, spaces and hyphens are skipped.',
};
const address: JsonSchema = { type: 'string', maxLength: 2000 };
const token: JsonSchema = { type: 'string', format: 'uuid', maxLength: 36 };
const objectOf = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const answerBody = objectOf(
  {
    code,
    answers: {
      type: 'object',
      maxProperties: MAX_ANSWERS,
      description: 'Question id to answer. What the taken branch does not ask is left out.',
    },
    response_token: { ...token, description: 'Made once a response: sent again, it is the same response.' },
    survey_version_id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The version that was shown. Taken with the key that its page has; else the one that is asked now.',
    },
    version_key: { type: 'string', maxLength: 40, description: 'Says that this code has shown the version.' },
    locale: { type: 'string', maxLength: 35, description: 'The language that was answered in.' },
    kiosk: {
      type: 'string',
      maxLength: 40,
      description: 'The key of a kiosk’s address: each response there is another person’s.',
    },
    address_values: {
      type: 'object',
      maxProperties: MAX_PASSED,
      additionalProperties: { type: 'string', maxLength: MAX_SIGNATURE },
      description:
        'Values of the fields that the survey reads from the address of a code, by their keys, and the address’s signature where there is one.',
    },
    partial: {
      type: 'boolean',
      description: 'True: more is to come under the same token; required questions may be open.',
    },
  },
  ['code', 'answers'],
);

interface AnswerBody {
  code: string;
  answers: Record<string, unknown>;
  response_token?: string;
  survey_version_id?: number;
  version_key?: string;
  locale?: string;
  partial?: boolean;
  kiosk?: string;
  address_values?: AddressValues;
}

const open = {
  access: { roles: ['anonymous'] },
  // A visitor may be signed in, or have been: their token is none of this call's business.
  ignoresToken: true,
  rate: 'public',
  audit: 'none',
} satisfies Partial<Operation>;

async function resolved(visitor: Visitor, typed: string): Promise<Resolved> {
  const target = await visitor.resolver.resolve(typed);
  if (!target) throw surveyNotFound();
  return target;
}

export function visitorOperations(visitor: Visitor, kernel: Kernel): Operation[] {
  return [
    nodeAddress(visitor),
    surveyAnswer(visitor),
    surveyMedia(visitor),
    surveyPreview(visitor, kernel),
    kioskAddress(visitor, kernel),
    valuesAddress(visitor, kernel),
    selfTest(visitor, kernel),
  ];
}

const nodeAddress = (visitor: Visitor): Operation => ({
  ...open,
  id: 'visitor.node_url',
  method: 'POST',
  path: 'getnodeurl',
  summary: 'Where a public code leads',
  input: { body: objectOf({ code }) },
  output: objectOf({
    url: address,
    code: { type: 'string' },
    name: { type: 'string', description: 'Name of the unit; empty for a mark without one.' },
  }),
  async handler({ body }) {
    const target = await resolved(visitor, (body as { code: string }).code);
    const url = visitorAddress(visitor.publicUrl, target.code);
    return { body: { url, code: target.code, name: target.unit?.name ?? '' } };
  },
});

const surveyAnswer = (visitor: Visitor): Operation => ({
  ...open,
  id: 'visitor.answer',
  method: 'POST',
  path: 'setsurveyanswer',
  summary: 'Send the answers to the survey of a code, at once or as they come',
  input: { body: answerBody },
  output: objectOf(
    {
      response_token: token,
      is_partial: { type: 'boolean' },
      left_out: {
        type: 'array',
        items: { type: 'string', maxLength: 200 },
        description:
          'Values of the address that are not kept: unknown, of another kind, or not signed. Absent where there is none.',
      },
    },
    ['response_token', 'is_partial'],
  ),
  async handler(request) {
    const body = request.body as AnswerBody;
    const target = await resolved(visitor, body.code);
    const person = visitor.kiosks.person(target, body.kiosk, body.response_token?.toLowerCase());
    const device = visitor.devices.read(request.headers['cookie']);
    const receipt = await visitor.submit(target, {
      answers: body.answers,
      partial: body.partial ?? false,
      token: body.response_token?.toLowerCase(),
      versionId: visitor.shownVersions.read(target, body.survey_version_id, body.version_key),
      locale: body.locale ?? request.locale,
      addressValues: body.address_values,
      sender: (unit) => visitor.senderOf({ unit, device, person, ip: request.ip }),
    });
    const { token: response_token, isPartial: is_partial, leftOut: left_out } = receipt;
    return { body: { response_token, is_partial, ...(left_out.length > 0 && { left_out }) } };
  },
});
