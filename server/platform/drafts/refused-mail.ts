/** To whom scheduled a draft: that it was refused at its time, why, and where it is. */
import type { Row } from '../../database/rows.ts';
import { problemOf } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { fillLabel } from '../../../shared/contract/label.ts';
import { nameInMail } from '../mail/name.ts';
import type { MailTemplate, Occasion } from '../mail/template.ts';
import { mailText } from '../mail/texts.ts';

interface RefusedDraft {
  entity: string;
  record_id: number;
  record_name: string;
  time_zone: string | null;
  refusal: string;
}

/** Null once the draft was saved, scheduled or published anew: then nobody waits for it any more. */
export const draftRefused = (descriptors: Record<string, EntityDescriptor>): MailTemplate => ({
  name: 'draft_refused',
  async compose(occasion) {
    const { locale, publicUrl, userName, createdAt, mailId } = occasion;
    const found = await read(occasion, descriptors);
    if (found === null) return null;
    const { record_name: name, time_zone: zone, refusal, path } = found;
    const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone ?? 'UTC' });
    const text = (key: string, parameters: Record<string, string> = {}): string =>
      mailText(locale, `draft_refused.${key}`, parameters);
    const { title, detail } = problemOf(refusal)().toDocument(locale, `mail ${mailId}`);
    return {
      subject: text('subject', { name: nameInMail(name) }),
      greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
      paragraphs: [
        text('lead', { name: nameInMail(name), when: `${when.format(createdAt)} (${zone ?? 'UTC'})` }),
        text('reason', { reason: [title, detail].filter(Boolean).join(': ') }),
        text('next'),
      ],
      button: { label: text('action'), href: `${publicUrl}/${path}` },
      notes: [],
    };
  },
});

async function read({ database, companyId, recordId }: Occasion, descriptors: Record<string, EntityDescriptor>) {
  return database.withTenant('app', companyId, async ({ query }) => {
    const [draft] = await query<RefusedDraft>({
      name: 'mail_draft_refused',
      text: `select entity, record_id, record_name, time_zone, refusal from draft
        where company_id = $1 and id = $2 and state = 'draft' and refusal is not null`,
      values: [companyId, recordId],
    });
    const entity = draft && descriptors[draft.entity];
    if (draft === undefined || entity?.draftPage === undefined) return null;
    const [row] = await query<Row>({
      text: `select * from ${entity.table} where ${entity.tenant} = $1 and id = $2`,
      values: [companyId, draft.record_id],
    });
    return row === undefined ? null : { ...draft, path: fillLabel(entity.draftPage, row) };
  });
}
