/** rjsf with its own plain theme, which has no style sheet, and the validator that it recommends. */
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { pageParts } from '../page.ts';

const { root, definition } = pageParts<{ schema: RJSFSchema; uiSchema: UiSchema }>();
createRoot(root).render(createElement(Form, { ...definition, validator }));
