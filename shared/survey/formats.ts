/** The formats of answers. The browser's check and the server's validator both use these, so that they agree. */
import type { AnswerFormat } from '../questions/kind.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A day of the calendar, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Something that mail could be sent to: whether it arrives is known only by sending. */
const isEmail = (text: string): boolean =>
  isStorable(text) && /^[^\s@<>"(),:;]+@[^\s@.<>"(),:;]+(\.[^\s@.<>"(),:;]+)+$/.test(text);

const FEWEST_PHONE_DIGITS = 5;

const isPhone = (text: string): boolean =>
  /^\+?[\p{Nd}\s()./-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_PHONE_DIGITS;

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export const formats: Record<AnswerFormat, (text: string) => boolean> = {
  text: isStorable,
  date: isDate,
  email: isEmail,
  phone: isPhone,
  uuid: isUuid,
};
