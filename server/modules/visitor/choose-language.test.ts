import type { Context } from 'koa';
import Koa from 'koa';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import { chooseLanguage } from './choose-language.ts';

const app = new Koa();

function contextOf(search: string, header: string | undefined): Context {
  const request = new IncomingMessage(new Socket());
  request.url = `/Q/1${search}`;
  if (header !== undefined) request.headers['accept-language'] = header;
  return app.createContext(request, new ServerResponse(request));
}

const choose = (search: string, header?: string, offered: readonly Language[] = languages, own?: Language): Language =>
  chooseLanguage(contextOf(search, header), offered, own);

describe('the visitor’s language', () => {
  it.each(languages)('is %s where the address, or the browser, asks for it', (language) => {
    expect(choose(`?lang=${language}`, 'en')).toBe(language);
    expect(choose('', `${language};q=0.9, xx;q=0.8`)).toBe(language);
    const { region = '' } = new Intl.Locale(language).maximize();
    expect(choose('', `${language}-${region},${language};q=0.9,en;q=0.8`)).toBe(language);
    expect(choose(`?lang=${language}-${region}`, 'en')).toBe(language);
  });

  it.each<
    [string, search: string, header: string | undefined, offered: Language[], own: Language | undefined, Language]
  >([
    ['Norwegian by its former code', '', 'no,en;q=0.5', ['en', 'nb'], undefined, 'nb'],
    ['Bokmål for who reads Nynorsk', '', 'nn-NO,nn;q=0.9,en;q=0.5', ['en', 'nb'], undefined, 'nb'],
    ['Hebrew and Indonesian by their former codes', '?lang=iw', 'in', ['en', 'he', 'id'], undefined, 'he'],
    ['Chinese in its only writing', '', 'zh-Hant-TW,zh-TW;q=0.9', ['en', 'zh'], undefined, 'zh'],
    ['not one that the survey lacks', '?lang=el', 'el,de;q=0.5', ['en', 'de'], undefined, 'de'],
    ['not by a former code one that the survey lacks', '', 'no,de;q=0.5', ['en', 'de'], undefined, 'de'],
    ['the company’s before English', '', 'el', ['en', 'sv'], 'sv', 'sv'],
    ['the first of the survey where it has neither', '', 'el', ['th', 'vi'], 'sv', 'th'],
    ['the company’s for a header without end', '', `el,${'x'.repeat(600)}`, ['en', 'el', 'sv'], 'sv', 'sv'],
    ['the browser’s for a tag without end', `?lang=el-${'x'.repeat(600)}`, 'sv', ['en', 'el', 'sv'], undefined, 'sv'],
    ['the browser’s for two at once', '?lang=el&lang=he', 'sv', ['en', 'el', 'sv'], undefined, 'sv'],
    ['nothing that objects inherit', '?lang=constructor', 'toString', ['en', 'el'], undefined, 'en'],
  ])('is %s', (_name, search, header, offered, own, language) => {
    expect(choose(search, header, offered, own)).toBe(language);
  });
});
