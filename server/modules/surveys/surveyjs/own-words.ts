/** What a definition leaves to the library that shows it, and a survey says itself. */
import type { Language } from '../../../../shared/i18n/languages.ts';

type Words = Record<Language, string>;

export const other: Words = {
  tr: 'Diğer',
  en: 'Other',
  fr: 'Autre',
  de: 'Anderes',
  pt: 'Outro',
  it: 'Altro',
  es: 'Otro',
  ja: 'その他',
  ru: 'Другое',
  ko: '기타',
  ar: 'أخرى',
};

export const none: Words = {
  tr: 'Hiçbiri',
  en: 'None of these',
  fr: 'Aucun',
  de: 'Nichts davon',
  pt: 'Nenhum destes',
  it: 'Nessuno di questi',
  es: 'Ninguno de estos',
  ja: 'どれもあてはまらない',
  ru: 'Ничего из этого',
  ko: '해당 없음',
  ar: 'لا شيء مما سبق',
};

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
};

export const yes: Words = {
  tr: 'Evet',
  en: 'Yes',
  fr: 'Oui',
  de: 'Ja',
  pt: 'Sim',
  it: 'Sì',
  es: 'Sí',
  ja: 'はい',
  ru: 'Да',
  ko: '예',
  ar: 'نعم',
};

export const no: Words = {
  tr: 'Hayır',
  en: 'No',
  fr: 'Non',
  de: 'Nein',
  pt: 'Não',
  it: 'No',
  es: 'No',
  ja: 'いいえ',
  ru: 'Нет',
  ko: '아니요',
  ar: 'لا',
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
};
