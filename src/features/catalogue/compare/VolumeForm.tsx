import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormControl } from '@/components/forms/FormControl';
import { problemAttributes } from '@/components/forms/field';
import { FieldProblem } from '@/components/forms/FieldProblem';
import { announce } from '@/lib/browser/announce';
import { compareParameters } from '@/lib/links/compare-url';
import { parseVolume, formatVolume } from './room-volume';
import styles from './VolumeForm.module.scss';

export type VolumeFormProps = {
  volumeM3: number;
};

/** Sets the room volume in the URL. */
export function VolumeForm({ volumeM3 }: VolumeFormProps) {
  const id = useId();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(formatVolume(volumeM3));
  const [problem, setProblem] = useState<string>();

  function update(): void {
    const volume = parseVolume(typed);
    setProblem(volume === undefined ? 'Type a volume from 1 to 100,000 m³, such as 48.' : undefined);
    if (volume === undefined) return document.getElementById(id)?.focus();
    const after = new URLSearchParams(parameters);
    after.set(compareParameters.volume, formatVolume(volume));
    void navigate({ search: after.toString().replaceAll('%2C', ',') }, { replace: true, preventScrollReset: true });
    announce(`Air changes are now for ${formatVolume(volume)} m³.`);
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        update();
      }}
    >
      <label className="form-label" htmlFor={id}>
        Your room, m³
      </label>
      <div>
        <FormControl
          {...problemAttributes(id, problem)}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          value={typed}
          onChange={setTyped}
        />
        <button className="btn btn-primary">Update</button>
      </div>
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </form>
  );
}
