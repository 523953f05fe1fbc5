/** The ten questions that every page of the comparison asks, in our own dialect; `convert.ts` writes them for the others. */
import type { Option } from '../../shared/questions/options.ts';
import type { Question, SurveyDocument, Text } from '../../shared/survey/document.ts';

export interface BenchQuestion extends Question {
  type: 'smiley' | 'stars' | 'nps' | 'yes_no' | 'single' | 'multiple' | 'short_text' | 'long_text';
  options?: Option[];
  lowest?: Text;
  highest?: Text;
}

const option = (id: string, label: string): Option => ({ id, label: { en: label } });

export const title = 'Your visit';

export const questions: BenchQuestion[] = [
  { id: 'experience', type: 'smiley', title: { en: 'How was your visit?' }, required: true },
  { id: 'staff', type: 'stars', title: { en: 'How friendly was the staff?' } },
  { id: 'cleanliness', type: 'stars', title: { en: 'How clean was it?' } },
  {
    id: 'recommend',
    type: 'nps',
    title: { en: 'How likely are you to recommend us to a friend?' },
    lowest: { en: 'Not at all' },
    highest: { en: 'Very likely' },
  },
  { id: 'found', type: 'yes_no', title: { en: 'Did you find what you were looking for?' } },
  {
    id: 'reason',
    type: 'single',
    title: { en: 'What brought you here?' },
    options: [option('work', 'Work'), option('family', 'Family'), option('leisure', 'Leisure')],
  },
  {
    id: 'frequency',
    type: 'single',
    title: { en: 'How often do you come here?' },
    options: [
      option('first', 'For the first time'),
      option('yearly', 'A few times a year'),
      option('monthly', 'Every month'),
      option('weekly', 'Every week'),
    ],
  },
  {
    id: 'problems',
    type: 'multiple',
    title: { en: 'What could be better?' },
    help: { en: 'Choose as many as you like.' },
    options: [
      option('waiting', 'Waiting time'),
      option('staff', 'Staff'),
      option('cleanliness', 'Cleanliness'),
      option('quality', 'Quality'),
      option('price', 'Price'),
    ],
  },
  { id: 'product', type: 'short_text', title: { en: 'Which product did you like best?' } },
  { id: 'comment', type: 'long_text', title: { en: 'Is there anything else you would like to tell us?' } },
];

/** All on one page, which every contender can show, or a page for each question, which rjsf can't. */
export type Layout = 'one page' | 'one at a time';
export const layouts: readonly Layout[] = ['one page', 'one at a time'];

export const surveyInLayout = (layout: Layout): SurveyDocument => ({
  title: { en: title },
  pages:
    layout === 'one page'
      ? [{ id: 'all', questions }]
      : questions.map((question) => ({ id: question.id, questions: [question] })),
});
