import type { RegistryWidgetsType } from '@rjsf/utils';
import { BaseInput } from './base-input.tsx';
import { CheckboxesWidget } from './checkboxes.tsx';
import { ColorWidget } from './color.tsx';
import { LinkWidget, MomentWidget, TimeWidget } from './formats.tsx';
import { SelectWidget } from './select.tsx';
import { SwitchWidget } from './switch.tsx';

export const widgets: RegistryWidgetsType = {
  CheckboxWidget: SwitchWidget,
  CheckboxesWidget,
  SelectWidget,
  RadioWidget: SelectWidget,
  color: ColorWidget,
  date: BaseInput,
  DateWidget: BaseInput,
  link: LinkWidget,
  'local-date-time': MomentWidget,
  'local-time': TimeWidget,
};
