import { isSample } from '@/config/sample';
import { calculatorModels } from '@/domain/machines';
import { EvidenceLink } from './EvidenceLink';

/** Marks speeds as estimated until the owner replaces the samples. */
export function EstimatedNote() {
  if (!calculatorModels.some(({ speeds }) => isSample(speeds))) return null;
  return (
    <>
      Noise, and airflow below full speed, are <EvidenceLink line="samples">estimated</EvidenceLink>.
    </>
  );
}
