import fc from '../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { answerPage, type AnswerPageParts } from '../server/modules/visitor/follow-up-page.ts';
import { noticePage, surveyPage, type SurveyPageParts } from '../server/modules/visitor/page-model.ts';
import { toSurvey } from '../server/modules/visitor/resolve.ts';
import { render, type Scripts } from './entry-server.tsx';
import { type Language, languageFacts, languages } from '../shared/i18n/languages.ts';
import { DAY } from './i18n/moments.ts';
import { type ShownAnswer, type SurveyPage, thanksAfter } from './page.ts';
import { questionKinds } from '../shared/questions/index.ts';
import { defaultSurvey } from '../shared/survey/default-survey.ts';
import type { SurveyDocument } from '../shared/survey/document.ts';
import { visiblePages } from '../shared/survey/flow.ts';
import { design } from '../shared/survey/test/arbitrary.ts';

const SCRIPTS: Scripts = {
  survey: '/public-assets/entry-client-1.js',
  times: '/public-assets/entry-times-1.js',
  framed: '/public-assets/entry-framed-1.js',
  parts: {
    fields: ['/public-assets/fields-1.js', '/public-assets/shared-1.js'],
    scales: ['/public-assets/scales-1.js'],
    matrix: ['/public-assets/matrix-1.js', '/public-assets/shared-1.js'],
    contact: ['/public-assets/contact-1.js'],
    consent: ['/public-assets/consent-1.js'],
    media: ['/public-assets/media-1.js'],
    signature: ['/public-assets/signature-1.js'],
  },
};
const addressIn = (language: Language): string => `/Q/1?lang=${language}`;
const pageOf = (parts: Partial<SurveyPageParts> = {}): SurveyPage =>
  surveyPage({
    survey: toSurvey(7, defaultSurvey),
    language: 'en',
    addressIn,
    name: 'Harbor branch',
    company: 'Harbor & Sons',
    token: '0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6',
    submission: { address: '/api/setsurveyanswer/', code: '1', version_key: 'KEY' },
    showsLogo: true,
    ...parts,
  });
const html = (page: Parameters<typeof render>[0]): string => render(page, SCRIPTS).html;

const everyKind: SurveyDocument = {
  title: { en: 'All kinds' },
  pages: [{ id: 'only', questions: questionKinds.map(({ sample }) => sample) }],
};

describe('the document of a survey', () => {
  it('shows options as pictures, which their labels name', () => {
    const file = '0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6.webp';
    const options = [
      { id: 'soup', label: { en: 'Soup' }, image: { file } },
      { id: 'none', label: { en: 'Nothing' } },
    ];
    const question = { id: 'dish', type: 'single', title: { en: 'Which dish?' }, options };
    const survey: SurveyDocument = { title: { en: 'Dishes' }, pages: [{ id: 'only', questions: [question] }] };
    const shown = html(pageOf({ survey: toSurvey(7, survey) }));
    expect(shown).toContain('class="list pictures"');
    expect(shown.match(/<img [^>]*>/g)).toEqual([expect.stringContaining(`src="/files/${file}" alt=""`)]);
    expect(html(pageOf())).not.toContain('list pictures');
  });

  it('holds the whole first question, styled, in one answer of the server', () => {
    const { html: document, styles } = render(pageOf(), SCRIPTS);
    expect(document).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(document).toContain('How was your experience?');
    expect(document).toContain('Harbor branch');
    expect(document).toContain('<bdi>Harbor &amp; Sons</bdi>');
    expect(document).toMatch(/<title>[^<]* · Harbor branch · Harbor &amp; Sons<\/title>/);
    for (const style of styles) expect(document).toContain(`<style>${style}</style>`);
    expect(styles[0]).toContain('--accent:#0B6E6E');
    expect(document).not.toContain('<link rel="stylesheet"');
  });

  it('carries no script of its own and no style that a strict policy would refuse', () => {
    for (const page of [pageOf(), pageOf({ survey: toSurvey(7, everyKind) })]) {
      const document = html(page);
      const scripts = [...document.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(scripts).toEqual([` type="module" src="${SCRIPTS.survey}"`, ' type="application/json" id="page"']);
      expect(document).not.toMatch(/ style="| on[a-z]+="/);
    }
  });

  it('names the parts of the script that its questions need, each once, and no others', () => {
    const ahead = (types: string[]): string[] => {
      const questions = questionKinds.filter(({ type }) => types.includes(type)).map(({ sample }) => sample);
      const survey: SurveyDocument = { title: { en: 'Some' }, pages: [{ id: 'only', questions }] };
      const head = html(pageOf({ survey: toSurvey(7, survey) })).split('</head>')[0] ?? '';
      return [...head.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)].map(([, file = '']) => file);
    };
    expect(ahead(['smiley', 'multiple'])).toEqual([]);
    expect(ahead(['smiley', 'dropdown', 'date', 'matrix'])).toEqual([
      '/public-assets/fields-1.js',
      '/public-assets/shared-1.js',
      '/public-assets/matrix-1.js',
    ]);
  });

  it('hands the page over to the script, whatever the texts are', () => {
    const evil = '</script><script>alert(1)</script><!--\u2028';
    const page = pageOf({ name: evil, progress: { answers: { experience: 5, comment: evil }, seen: ['experience'] } });
    const document = html(page);
    expect(document).not.toContain('<script>alert');
    const [, data = ''] = /<script type="application\/json" id="page">([^]*)<\/script>/.exec(document) ?? [];
    expect(JSON.parse(data)).toEqual(page);
  });

  it('escapes the texts of a survey', () => {
    const survey: SurveyDocument = {
      title: { en: '<b>"Title" & more' },
      pages: [{ id: 'p', questions: [{ id: 'q', type: 'short_text', title: { en: '<img src=x onerror=alert(1)>' } }] }],
    };
    const document = html(pageOf({ survey: toSurvey(7, survey) }));
    expect(document).toContain(
      '<title>&lt;b&gt;&quot;Title&quot; &amp; more · Harbor branch · Harbor &amp; Sons</title>',
    );
    expect(document).not.toMatch(/<img|<b>/);
  });

  it('repeats earlier answers in its texts, as text', () => {
    const survey: SurveyDocument = {
      title: { en: 'Lunch' },
      pages: [
        { id: 'one', questions: [{ id: 'dish', type: 'short_text', title: { en: 'Which dish?' } }] },
        {
          id: 'two',
          questions: [
            {
              id: 'taste',
              type: 'smiley',
              title: { en: 'How was {{dish|it}} in {{unit}}?' },
              help: { en: 'By {{company}}' },
            },
          ],
        },
      ],
    };
    const after = (answers: object) =>
      html(pageOf({ survey: toSurvey(7, survey), progress: { answers: { ...answers }, seen: ['dish'] } }));
    expect(after({ dish: '<b>Soup' })).toContain('How was &lt;b&gt;Soup in Harbor branch?');
    expect(after({ dish: '<b>Soup' })).toContain('By Harbor &amp; Sons');
    expect(after({})).toContain('How was it in Harbor branch?');
  });

  it('is a form that posts without script, with what went before in hidden fields', () => {
    const document = html(
      pageOf({
        progress: { answers: { experience: 2, problems: ['staff', 'price'] }, seen: ['experience', 'problems'] },
      }),
    );
    const [form = ''] = /<form id="survey"[^>]*>/.exec(document) ?? [];
    // The page asks for a photo.
    for (const attribute of ['action="/Q/1?lang=en"', 'method="post"', 'encType="multipart/form-data"'])
      expect(form).toContain(attribute);
    for (const [name, value] of [
      ['token', '0b3f8a61-52cd-4e19-9a77-10a2b3c4d5e6'],
      ['version', '7'],
      ['seen', 'experience,problems'],
      ['shown', 'comment,photo'],
      ['q.experience', '2'],
      ['q.problems', 'staff'],
      ['q.problems', 'price'],
    ])
      expect(document).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(document.indexOf('value="next"')).toBeLessThan(document.indexOf('value="back"'));
  });

  it('keeps what was given, beside what is wrong with it', () => {
    const document = html(
      pageOf({
        progress: { answers: { experience: 5, comment: 'x'.repeat(9) }, seen: ['experience'] },
        violations: [{ question: 'comment', code: 'too_long', parameters: { limit: 4000 } }],
      }),
    );
    expect(document).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>xxxxxxxxx<\/textarea>/);
    expect(document).toMatch(/id="question-comment-violation" role="alert">.*At most 4,000 characters\./);
  });

  it('keeps an answer’s code that leads nowhere in its field, whatever was typed', () => {
    const target: AnswerPageParts['target'] = {
      code: '1',
      companyName: 'Acme',
      timeZone: 'UTC',
      unit: null,
      showsLogo: true,
    };
    const document = html(answerPage({ target, language: 'en', missing: '"><b>0000-0001' }));
    expect(document).toContain('value="&quot;&gt;&lt;b&gt;0000-0001"');
    expect(document).toContain('No feedback was found under this code.');
    expect(html(answerPage({ target, language: 'en', missing: null }))).not.toContain('value="&quot;');
  });

  it.each(languages)('ends a sentence with a day once in %s', (language) => {
    const target: AnswerPageParts['target'] = {
      code: '1',
      companyName: 'Acme',
      timeZone: 'UTC',
      unit: null,
      showsLogo: true,
    };
    const day = {
      at: '2026-11-30T12:00:00Z',
      on: new Intl.DateTimeFormat(language, DAY).format(Date.UTC(2026, 10, 30)),
    };
    const shown: ShownAnswer = {
      code: 'A',
      address: '/Q/1/answer/A',
      sent: day,
      status: 'new',
      isPartial: false,
      erased: day,
      given: [],
      messages: [],
      company: 'Acme',
      isSolved: null,
      asksWhetherSolved: false,
      asksToDelete: false,
      isFull: false,
      done: null,
      violation: null,
    };
    const document = html({ ...answerPage({ target, language, missing: null }), shown });
    expect(document).toContain(`data-by="day">${day.on}</time>`);
    expect(document.replaceAll(/<[^>]+>/g, '')).not.toContain('..');
  });

  it('says when answers could not be sent', () => {
    const document = html(pageOf({ failed: true, progress: { answers: { experience: 5 }, seen: ['experience'] } }));
    expect(document).toContain('Your answer could not be sent.');
  });

  it.each(languages)('speaks %s', (language) => {
    const survey = structuredClone(defaultSurvey);
    for (const { title } of survey.pages.flatMap(({ questions }) => questions))
      for (const each of languages) title[each] ??= '?';
    const document = html(pageOf({ survey: toSurvey(7, survey), language }));
    expect(document).toContain(`<html lang="${language}" dir="${languageFacts[language].direction}">`);
    expect(document).not.toMatch(/>[a-z_]+\.[a-z_0-9]+</);
    for (const each of languages) expect(document).toContain(languageFacts[each].name);
  });
});

describe('every kind of question', () => {
  it.each(questionKinds.map((kind) => [kind.type, kind] as const))('%s has names for who can not see it', (_, kind) => {
    const { sample } = kind;
    const survey: SurveyDocument = { title: { en: 'One' }, pages: [{ id: 'only', questions: [sample] }] };
    const document = html(pageOf({ survey: toSurvey(7, survey) }));
    const [question = ''] = /<(fieldset|div) class="question".*<\/\1>/s.exec(document) ?? [];
    expect(question).toMatch(new RegExp(`<h2[^>]*>(<label for="question-${sample.id}">)?[^<]+`));
    const fields = [...question.matchAll(/<(?:input|textarea|select)[^>]*>/g)];
    expect(fields.length > 0).toBe(kind.answer !== undefined);
    for (const { 0: field, index } of fields) {
      expect(field).toMatch(new RegExp(`name="(q|file)\\.${sample.id}[".]`));
      const [, id] = / id="([^"]+)"/.exec(field) ?? [];
      const before = question.slice(0, index);
      const isNamed =
        field.includes('aria-label="') ||
        (id !== undefined && question.includes(`<label for="${id}">`)) ||
        before.lastIndexOf('<label') > before.lastIndexOf('</label>');
      expect(isNamed, field).toBe(true);
    }
  });
});

describe('any valid design', () => {
  it('renders each of its pages, in each of its languages, with every question that it asks', () => {
    fc.assert(
      fc.property(design, (survey) => {
        const shown = toSurvey(7, survey);
        for (const language of shown.offered) {
          for (const { questions } of visiblePages(survey, {})) {
            const at = visiblePages(survey, {}).flatMap((page) => page.questions.map(({ id }) => id));
            const seen = at.slice(0, at.indexOf(questions[0]?.id ?? ''));
            const document = html(pageOf({ survey: shown, language, progress: { answers: {}, seen } }));
            for (const { id } of questions) expect(document).toContain(`data-question="${id}"`);
            expect(document).not.toMatch(/>[a-z_]+\.[a-z_0-9]+<|undefined|\[object/);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('pages without a survey', () => {
  it('say that there is none, and take another code', () => {
    const document = html(noticePage('not_found', 'en', addressIn));
    expect(document).toContain('<h1>Survey not found!</h1>');
    expect(document).toMatch(/<form[^>]* action="\/node_query" method="get"/);
    expect(document).not.toContain('<script');
  });

  it('thank with the survey’s own words, or with ours', () => {
    expect(html(thanksAfter(pageOf(), {}))).toContain('Thank you');
    const own = toSurvey(7, { ...defaultSurvey, thank_you: { title: { en: 'Bye' }, text: { en: 'See you' } } });
    expect(html(thanksAfter(pageOf({ survey: own }), {}))).toMatch(/Bye.*See you/s);
    expect(html(thanksAfter(pageOf({ survey: own }), {}))).not.toContain('<script');
  });
});
