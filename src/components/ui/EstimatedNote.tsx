import { purifierSpeeds } from '@/config/purifier-speeds';
import { isSample } from '@/config/sample';
import { EvidenceLink } from './EvidenceLink';

/** Marks speeds as estimated until the owner replaces the samples. */
export function EstimatedNote() {
  if (!Object.values(purifierSpeeds).some(isSample)) return null;
  return (
    <>
      Noise, and airflow below full speed, are <EvidenceLink line="samples">estimated</EvidenceLink>.
    </>
  );
}
