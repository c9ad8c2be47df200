import { SegmentedControl } from '@/components/forms/SegmentedControl';

export type MachinePickerProps = {
  model: string;
  machines: number;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
};

export function MachinePicker({ model, machines, chosen, onChoose }: MachinePickerProps) {
  const each = Array.from({ length: machines }, (_, index) => ({
    value: String(index),
    label:
      machines === 1 ? (
        model
      ) : (
        <>
          <span className="visually-hidden">{model} </span>
          {index + 1}
        </>
      ),
  }));
  return (
    <SegmentedControl
      legend="Look at"
      segments={[{ value: 'room', label: 'The room' }, ...each]}
      chosen={chosen === undefined ? 'room' : String(chosen)}
      onChoose={(value) => onChoose(value === 'room' ? undefined : Number(value))}
    />
  );
}
