/** SurveyJS as its documentation says for React; its style sheet without the fonts of a foreign server. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.min.css';
import { Survey } from 'survey-react-ui';
import { pageParts } from '../page.ts';

const { root, definition } = pageParts<object>();
createRoot(root).render(createElement(Survey, { model: new Model(definition) }));
