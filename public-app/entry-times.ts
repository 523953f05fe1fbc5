/**
 * Tells the moments of a page by the clock of the visitor's own device. The server does not know it, and wrote them by
 * the unit's; without script that stays, with its zone.
 */
import { DAY, MOMENT } from './i18n/moments.ts';

for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-by]')) {
  const form = element.dataset['by'] === 'day' ? DAY : MOMENT;
  const language = document.documentElement.lang;
  element.textContent = new Intl.DateTimeFormat(language, form).format(new Date(element.dateTime));
}
