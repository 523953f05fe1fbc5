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

/** A time of day, `HH:MM`. */
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Something that mail could be sent to: whether it arrives is known only by sending. */
const isEmail = (text: string): boolean =>
  isStorable(text) && /^[^\s@<>"(),:;]+@[^\s@.<>"(),:;]+(\.[^\s@.<>"(),:;]+)+$/.test(text);

const FEWEST_PHONE_DIGITS = 5;

const isPhone = (text: string): boolean =>
  /^\+?[\p{Nd}\s()./-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_PHONE_DIGITS;

/** The address of a page on some host, without a name and password in it; people leave `https://` out. */
function isUrl(text: string): boolean {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!isStorable(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(whole)) return false;
  const { hostname, username, password } = new URL(whole);
  return username === '' && password === '' && /[^.]\.[^.]/.test(hostname);
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const formats: Record<AnswerFormat, (text: string) => boolean> = {
  text: isStorable,
  date: isDate,
  time: isTime,
  email: isEmail,
  phone: isPhone,
  url: isUrl,
  uuid: isUuid,
  sha256: isSha256,
};
