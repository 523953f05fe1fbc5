/** What a definition leaves to the library that shows it, and a survey says itself. */
import { messagesOf } from '../../../../public-app/i18n/messages.ts';
import { type Language, languages } from '../../../../shared/i18n/languages.ts';

type Words = Record<Language, string>;

/** A text of the visitor's pages, in each language. */
const ofPages = (key: string): Words =>
  Object.fromEntries(languages.map((language) => [language, messagesOf(language)[key] ?? key])) as Words;

export const other = ofPages('options.other');
export const none = ofPages('options.none');
export const yes = ofPages('yes');
export const no = ofPages('no');

export const refused: Words = {
  tr: 'Yanıtlamak istemiyorum',
  en: 'I’d rather not say',
  fr: 'Je préfère ne pas répondre',
  de: 'Keine Angabe',
  pt: 'Prefiro não responder',
  it: 'Preferisco non rispondere',
  es: 'Prefiero no responder',
  ja: '回答しない',
  ru: 'Не хочу отвечать',
  ko: '응답하지 않음',
  ar: 'أفضّل عدم الإجابة',
  nl: 'Zeg ik liever niet',
  pl: 'Wolę nie odpowiadać',
  cs: 'Nechci odpovídat',
  hu: 'Nem szeretnék válaszolni',
  ro: 'Prefer să nu răspund',
  bg: 'Предпочитам да не отговарям',
  el: 'Προτιμώ να μην απαντήσω',
  uk: 'Не хочу відповідати',
  sv: 'Vill inte svara',
  da: 'Ønsker ikke at svare',
  nb: 'Ønsker ikke å svare',
  fi: 'En halua vastata',
  he: 'מעדיפים לא לענות',
  fa: 'ترجیح می‌دهم پاسخ ندهم',
  hi: 'उत्तर नहीं देना चाहते',
  zh: '不愿回答',
  th: 'ไม่ประสงค์จะตอบ',
  vi: 'Không muốn trả lời',
  id: 'Tidak ingin menjawab',
};

export const unknown: Words = {
  tr: 'Bilmiyorum',
  en: 'I don’t know',
  fr: 'Je ne sais pas',
  de: 'Weiß ich nicht',
  pt: 'Não sei',
  it: 'Non so',
  es: 'No lo sé',
  ja: 'わからない',
  ru: 'Не знаю',
  ko: '잘 모르겠음',
  ar: 'لا أعرف',
  nl: 'Weet ik niet',
  pl: 'Nie wiem',
  cs: 'Nevím',
  hu: 'Nem tudom',
  ro: 'Nu știu',
  bg: 'Не знам',
  el: 'Δεν ξέρω',
  uk: 'Не знаю',
  sv: 'Vet inte',
  da: 'Ved ikke',
  nb: 'Vet ikke',
  fi: 'En tiedä',
  he: 'לא יודעים',
  fa: 'نمی‌دانم',
  hi: 'पता नहीं',
  zh: '不知道',
  th: 'ไม่ทราบ',
  vi: 'Không biết',
  id: 'Tidak tahu',
};

export const survey: Words = {
  tr: 'Anket',
  en: 'Survey',
  fr: 'Enquête',
  de: 'Umfrage',
  pt: 'Pesquisa',
  it: 'Sondaggio',
  es: 'Encuesta',
  ja: 'アンケート',
  ru: 'Опрос',
  ko: '설문',
  ar: 'استبيان',
  nl: 'Enquête',
  pl: 'Ankieta',
  cs: 'Dotazník',
  hu: 'Kérdőív',
  ro: 'Chestionar',
  bg: 'Анкета',
  el: 'Ερωτηματολόγιο',
  uk: 'Опитування',
  sv: 'Enkät',
  da: 'Spørgeskema',
  nb: 'Spørreundersøkelse',
  fi: 'Kysely',
  he: 'סקר',
  fa: 'نظرسنجی',
  hi: 'सर्वेक्षण',
  zh: '问卷',
  th: 'แบบสอบถาม',
  vi: 'Khảo sát',
  id: 'Survei',
};
