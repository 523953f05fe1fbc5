import type { WidgetProps } from '@rjsf/utils';
import { ColorInput } from '../../color-input.tsx';
import { useWidgetWords } from './use-widget-words.ts';

/** Shown by the picker where no color is chosen: what most standards are. */
const STANDARD = '#000000';

/** A color; without one the form's standard holds. */
export function ColorWidget(props: WidgetProps) {
  const { value, readonly, disabled, onChange } = props;
  const { label } = useWidgetWords(props);
  return (
    <ColorInput
      label={label}
      value={typeof value === 'string' ? value : undefined}
      standard={STANDARD}
      onChange={onChange}
      isDisabled={disabled === true || readonly === true}
    />
  );
}
