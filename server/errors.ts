/** The error catalogue: every problem that the server can answer, with its stable code and status (RFC 9457). */
import { withoutCardNumbers } from '../shared/card/check.ts';
import { translate } from './i18n/texts.ts';
import type { Locale } from '../shared/i18n/locales.ts';

/** One violation in the input, at its place. */
export interface FieldViolation {
  /** RFC 6901 pointer into the body; `/filter/status` and the like for query parameters. */
  pointer: string;
  code: string;
  parameters?: Record<string, string | number>;
}

export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  errors?: { pointer: string; code: string; message: string }[];
  request_id: string;
  [extension: string]: unknown;
}

export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly errors: FieldViolation[];
  readonly parameters: Record<string, string | number>;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(definition: ErrorDefinition, details: ProblemDetails = {}) {
    super(definition.code);
    this.code = definition.code;
    this.status = definition.status;
    this.errors = details.errors ?? [];
    this.parameters = details.parameters ?? {};
    this.extensions = details.extensions ?? {};
    this.headers = details.headers ?? {};
  }

  /** The problem document in the caller's language; `code` is also the key of its texts. */
  toDocument(locale: Locale, requestId: string): ProblemDocument {
    const errors = this.errors.map(({ pointer, code, parameters }) => ({
      // Names are what callers chose: one who takes a field's value for its name does not read it back.
      pointer: withoutCardNumbers(pointer),
      code,
      message: translate(locale, `fields.${code}`, parameters),
    }));
    return {
      type: `urn:feedtree:problem:${this.code}`,
      title: translate(locale, `problems.${this.code}.title`, this.parameters),
      status: this.status,
      code: this.code,
      detail: translate(locale, `problems.${this.code}.detail`, this.parameters),
      ...(errors.length > 0 && { errors }),
      ...this.parameters,
      ...this.extensions,
      request_id: requestId,
    };
  }
}

interface ProblemDetails {
  errors?: FieldViolation[];
  /** Fill the text's placeholders and travel as extension members. */
  parameters?: Record<string, string | number>;
  /** Travel as extension members only. */
  extensions?: Record<string, unknown>;
  headers?: Record<string, string>;
}

interface ErrorDefinition {
  code: string;
  status: number;
}

type ProblemMaker = ((details?: ProblemDetails) => Problem) & ErrorDefinition;

const catalogue = new Map<string, number>();
const makers = new Map<string, ProblemMaker>();

function defineError(code: string, status: number): ProblemMaker {
  catalogue.set(code, status);
  const definition = { code, status };
  const made = Object.assign((details?: ProblemDetails) => new Problem(definition, details), definition);
  makers.set(code, made);
  return made;
}

/** The problem of a code that a schema names. */
export function problemOf(code: string): ProblemMaker {
  const known = makers.get(code);
  if (!known) throw new Error(`There is no problem "${code}" in server/errors.ts.`);
  return known;
}

/** Code to status of every problem; the texts' tests and the API document read it. */
export const errorCatalogue: ReadonlyMap<string, number> = catalogue;

export const invalidInput = defineError('invalid_input', 400);
/** Of an address, with the parameter `limit`. */
export const tooManyParameters = defineError('too_many_parameters', 400);
export const malformedBody = defineError('malformed_body', 400);
/** A callback that the payment gateway did not sign, or not just now. */
export const invalidProof = defineError('invalid_proof', 400);
export const unauthorized = defineError('unauthorized', 401);
export const wrongCredentials = defineError('wrong_credentials', 401);
export const invalidRefreshToken = defineError('invalid_refresh_token', 401);
/** Of the second step of a login: too long ago, or void since. */
export const challengeExpired = defineError('challenge_expired', 401);
export const forbidden = defineError('forbidden', 403);
/** What is a user's alone, asked for by a super administrator who is logged in as him. */
export const notWhileLoggedInAs = defineError('not_while_logged_in_as', 403);
/** Of whoever must have two-factor login and has none: everything but setting it up. */
export const twoFactorRequired = defineError('two_factor_required', 403);
export const moveWidensRights = defineError('move_widens_rights', 403);
export const notFound = defineError('not_found', 404);
export const surveyNotFound = defineError('survey_not_found', 404);
export const unitNotFound = defineError('unit_not_found', 404);
export const versionNotFound = defineError('version_not_found', 404);
export const paymentNotFound = defineError('payment_not_found', 404);
export const userNotFound = defineError('user_not_found', 404);
export const passwordLinkNotFound = defineError('password_link_not_found', 404);
export const emailChangeNotFound = defineError('email_change_not_found', 404);
export const registrationLinkNotFound = defineError('registration_link_not_found', 404);
export const methodNotAllowed = defineError('method_not_allowed', 405);
export const conflict = defineError('conflict', 409);
export const alreadyExists = defineError('already_exists', 409);
/** Of a survey that is not asked now; the extension `closing` has why, and the survey's own words. */
export const surveyClosed = defineError('survey_closed', 409);
/** Told to nobody but whoever reads the mailbox. */
export const emailTaken = defineError('email_taken', 409);
export const noEmailChange = defineError('no_email_change', 409);
export const stillReferenced = defineError('still_referenced', 409);
/** With the parameter `units`: how many living units are left in it. */
export const organizationInUse = defineError('organization_in_use', 409);
/** Parameter `units`: how many are still in it. */
export const groupInUse = defineError('group_in_use', 409);
export const groupWithoutDesign = defineError('group_without_design', 409);
export const alreadyOwnDesign = defineError('already_own_design', 409);
/** Of the schemas' `x-revision`, with the extensions `revision`, `row` and `changed_by`: what is there now, and by whom. */
export const rowChanged = defineError('row_changed', 409);
/** A field of a draft was changed in the row since it was saved; of a publication, since that. */
export const draftOutdated = defineError('draft_outdated', 409);
export const draftChanged = defineError('draft_changed', 409);
/** Like `draft_changed`, of what is handled of a feedback. */
export const feedbackChanged = defineError('feedback_changed', 409);
export const nothingToPublish = defineError('nothing_to_publish', 409);
/** With the parameters `units` and `groups`: how many have it as theirs. */
export const surveyInUse = defineError('survey_in_use', 409);
export const surveyIsDefault = defineError('survey_is_default', 409);
export const surveyAnswered = defineError('survey_answered', 409);
/** With the parameter `limit`: of tags in a company. */
export const tooManyTags = defineError('too_many_tags', 409);
export const illegalTransition = defineError('illegal_transition', 409);
/** With the parameter `contrast`: the least that readers need. */
export const qrDesignUnreadable = defineError('qr_design_unreadable', 409);
/** With the parameters `text` and `letters`: those of it that no font for prints has. */
export const lettersNotDrawn = defineError('letters_not_drawn', 409);
export const ticketClosed = defineError('ticket_closed', 409);
/** Another kind for a custom field of which rows have values. */
export const customKindInUse = defineError('custom_kind_in_use', 409);
/** Parameter `limit`: how many there can be of it. */
export const limitReached = defineError('limit_reached', 409);
/** Parameter `limit`: how many of it one user can make, where that is fewer than there can be. */
export const userShareUsed = defineError('user_share_used', 409);
/** With the parameters `limit`, `used`, `allowed` and `plan`: creating beyond what the plan allows. */
export const planLimitReached = defineError('plan_limit_reached', 409);
/** Like it, of a row that is beyond the limit since the plan became smaller: it can be read and deleted. */
export const overPlanLimit = defineError('over_plan_limit', 409);
/** With the parameters `feature` and `plan`. */
export const notInPlan = defineError('not_in_plan', 409);
export const companyReadOnly = defineError('company_read_only', 409);
export const webhookOff = defineError('webhook_off', 409);
/** Whatever is wrong with a discount code: spec section 5. */
export const couponInvalid = defineError('coupon_invalid', 409);
export const noSubscription = defineError('no_subscription', 409);
export const notAnUpgrade = defineError('not_an_upgrade', 409);
export const planAlreadyChosen = defineError('plan_already_chosen', 409);
/** What the payer was shown is not what it costs: with the amounts as extensions. */
export const amountChanged = defineError('amount_changed', 409);
/** A company pays one thing at a time. */
export const paymentUnderWay = defineError('payment_under_way', 409);
export const billingAddressMissing = defineError('billing_address_missing', 409);
export const invoiceCorrected = defineError('invoice_corrected', 409);
export const nothingToCorrect = defineError('nothing_to_correct', 409);
export const noSavedCard = defineError('no_saved_card', 409);
export const invoiceNotOpen = defineError('invoice_not_open', 409);
export const quoteExpired = defineError('quote_expired', 409);
export const quoteUsed = defineError('quote_used', 409);
/** The company has no plan that is paid for again, or that one is over. */
export const nothingToRenew = defineError('nothing_to_renew', 409);
/** The company's plan was agreed on: it is changed by agreement, too. */
export const planByAgreement = defineError('plan_by_agreement', 409);
/** What has begun is no longer taken back, and what has ended no longer changed. */
export const contractBegan = defineError('contract_began', 409);
/** A customer has one contract that is to begin. */
export const contractWaiting = defineError('contract_waiting', 409);
/** A company's move is at another step, or somebody has asked for one already. */
export const moveUnderWay = defineError('move_under_way', 409);
export const notADowngrade = defineError('not_a_downgrade', 409);
export const lastAdmin = defineError('last_admin', 409);
export const userDisabled = defineError('user_disabled', 409);
/** Nobody logs in as who could not log in himself. */
export const userNotActive = defineError('user_not_active', 409);
export const companyClosed = defineError('company_closed', 409);
export const marcRetired = defineError('mark_retired', 409);
export const marcElsewhere = defineError('mark_elsewhere', 409);
export const companyNotClosed = defineError('company_not_closed', 409);
export const twoFactorOn = defineError('two_factor_on', 409);
export const twoFactorOff = defineError('two_factor_off', 409);
export const twoFactorNotBegun = defineError('two_factor_not_begun', 409);
/** Nobody turns off what is required of him. */
export const twoFactorStaysOn = defineError('two_factor_stays_on', 409);
/** Who has none himself would lock himself out by requiring it. */
export const noOwnTwoFactor = defineError('no_own_two_factor', 409);
export const moveIntoItself = defineError('move_into_itself', 409);
export const moveBelowItself = defineError('move_below_itself', 409);
export const moveAcrossOrganizations = defineError('move_across_organizations', 409);
export const treeTooDeep = defineError('tree_too_deep', 409);
export const parentDeleted = defineError('parent_deleted', 409);
export const organizationDeleted = defineError('organization_deleted', 409);
export const tooLarge = defineError('too_large', 413);
/** Of a form, with the parameter `limit`. */
export const tooManyFields = defineError('too_many_fields', 413);
/** With the parameter `limit`: in kilobytes. */
export const surveyTooLarge = defineError('survey_too_large', 413);
export const fileTooLarge = defineError('file_too_large', 413);
export const unsupportedFileType = defineError('unsupported_file_type', 415);
export const emptyFile = defineError('empty_file', 400);
export const brokenFile = defineError('broken_file', 400);
export const oldExcelFile = defineError('old_excel_file', 400);
export const wrongEncoding = defineError('wrong_encoding', 400);
export const tooManyRows = defineError('too_many_rows', 400);
/** One import of lists a user at a time. */
export const importUnderWay = defineError('import_under_way', 409);
export const importNotReady = defineError('import_not_ready', 409);
export const importChanged = defineError('import_changed', 409);
export const takeBackChanged = defineError('take_back_changed', 409);
/** With the parameter `limit`: how many rows a file takes. */
export const listTooLarge = defineError('list_too_large', 409);
export const exportTooLarge = defineError('export_too_large', 409);
/** One export a user at a time. */
export const exportUnderWay = defineError('export_under_way', 409);
/** With the parameter `limit`: how many of a company may wait. */
export const exportsWaiting = defineError('exports_waiting', 429);
export const exportNotReady = defineError('export_not_ready', 409);
/** Since the file was asked for, a right was taken away by which it was made. */
export const exportRightLost = defineError('export_right_lost', 403);
/** Since the file was made, something was erased that it may hold. */
export const exportErased = defineError('export_erased', 409);
/** With the parameter `limit`, in megabytes, as are all limits of media. */
export const mediaTooLarge = defineError('media_too_large', 413);
export const mediaNotAccepted = defineError('media_not_accepted', 415);
/** Parameter `limit`: how many files the question takes. */
export const tooManyMedia = defineError('too_many_media', 400);
export const answerMediaTooLarge = defineError('answer_media_too_large', 413);
export const storageFull = defineError('storage_full', 413);
export const emptyMedia = defineError('empty_media', 400);
export const brokenMedia = defineError('broken_media', 400);
/** Parameter `limit`: in millions. */
export const tooManyPixels = defineError('too_many_pixels', 413);
export const mediaTaken = defineError('media_taken', 409);
export const fileAlreadyThere = defineError('file_already_there', 409);
/** With the parameter `limit`: how many one person keeps. */
export const savedFiltersFull = defineError('saved_filters_full', 409);
export const answerErased = defineError('answer_erased', 409);
export const malformedForm = defineError('malformed_form', 400);
export const slowBody = defineError('slow_body', 408);
export const unsupportedMediaType = defineError('unsupported_media_type', 415);
export const tooManyRequests = defineError('too_many_requests', 429);
export const internal = defineError('internal', 500);
export const gatewayUnavailable = defineError('gateway_unavailable', 503);
export const overloaded = defineError('overloaded', 503);
