import type { WidgetProps } from '@rjsf/utils';
import { ColorInput } from '../../../ui/form/color-input.tsx';
import { useWidgetWords } from './use-widget-words.ts';

/** A color; without one the form's standard holds. */
export function ColorWidget(props: WidgetProps) {
  const { value, readonly, disabled, onChange } = props;
  const { label } = useWidgetWords(props);
  return (
    <ColorInput
      label={label}
      value={typeof value === 'string' ? value : undefined}
      onChange={onChange}
      isDisabled={disabled === true || readonly === true}
    />
  );
}
