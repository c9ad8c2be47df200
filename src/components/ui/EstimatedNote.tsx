import { isSample } from '@/config/sample';
import { calculatorModels } from '@/domain/machines';
import { EvidenceLink } from './EvidenceLink';

/** Says once a section that its figures of speeds are estimated; nothing once the owner has replaced the samples. */
export function EstimatedNote() {
  if (!calculatorModels.some(({ speeds }) => isSample(speeds))) return null;
  return (
    <>
      Noise, and airflow below full speed, are <EvidenceLink line="samples">estimated</EvidenceLink>.
    </>
  );
}
