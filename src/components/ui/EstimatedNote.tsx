import { purifierSpeeds } from '@/config/purifier-speeds';
import { isSample } from '@/config/sample';
import { EvidenceLink } from './EvidenceLink';

/** Says once a section that its figures of speeds are estimated; nothing once the owner has replaced the samples. */
export function EstimatedNote() {
  if (!Object.values(purifierSpeeds).some(isSample)) return null;
  return (
    <>
      Noise, and airflow below full speed, are <EvidenceLink line="samples">estimated</EvidenceLink>.
    </>
  );
}
