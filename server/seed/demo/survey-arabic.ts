/** Arabic beside the ten languages of the product: what the hotels' guests are asked, for many who come to Antalya. */
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { isText } from '../../../shared/survey/localize.ts';

/** By what stands there in English. */
const texts: Record<string, string> = {
  'Your stay': 'إقامتك',
  'How likely are you to recommend us to a friend?': 'ما مدى احتمال أن توصي بنا صديقًا؟',
  'How clean was your room?': 'كيف كانت نظافة غرفتك؟',
  'Did you sleep well?': 'هل نمت جيدًا؟',
  'What went wrong?': 'ما الذي لم يكن على ما يرام؟',
  'Choose as many as you like.': 'يمكنك اختيار أكثر من إجابة.',
  'Waiting time': 'وقت الانتظار',
  Staff: 'الموظفون',
  Cleanliness: 'النظافة',
  'Quality of the product or service': 'جودة المنتج أو الخدمة',
  Price: 'السعر',
  'Something else': 'شيء آخر',
  'Is there anything else you would like to tell us?': 'هل تودّ أن تخبرنا بشيء آخر؟',
  'May we get back to you?': 'هل يمكننا التواصل معك؟',
  'I agree that these details are used to answer my feedback.': 'أوافق على استخدام هذه البيانات للرد على رأيي.',
  'Does everything in your room work?': 'هل يعمل كل شيء في غرفتك؟',
  'What should we look at?': 'ما الذي ينبغي أن نفحصه؟',
  'Heating or air conditioning': 'التدفئة أو التكييف',
  Bathroom: 'الحمّام',
  Internet: 'الإنترنت',
  Television: 'التلفاز',
  'Lights or sockets': 'الإضاءة أو المقابس الكهربائية',
  Noise: 'الضوضاء',
  'Thank you!': 'شكرًا لك!',
  'Our team has your message. Enjoy the rest of your stay.': 'وصلت رسالتك إلى فريقنا. نتمنى لك إقامة ممتعة.',
};

/** The same survey with Arabic in each of its texts; throws for one that has none above. */
export const inArabicToo = (survey: SurveyDocument): SurveyDocument => withArabic(survey) as SurveyDocument;

function withArabic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withArabic);
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return { ...value, ar: arabicOf(value.en ?? '') };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArabic(item)]));
}

function arabicOf(english: string): string {
  const arabic = texts[english];
  if (arabic === undefined) throw new Error(`The demo has no Arabic for '${english}'.`);
  return arabic;
}
