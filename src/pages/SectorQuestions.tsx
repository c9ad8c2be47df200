import type { Sector } from '@/data/sectors/sector';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';

type SectorQuestionsProps = { sector: Sector };

export function SectorQuestions({ sector }: SectorQuestionsProps) {
  return <QuestionsInColumns title={sector.questionsTitle} questions={sector.questions} />;
}

type SectorServicesProps = { sector: Sector; tone: 'white' | 'porcelain' };

export function SectorServices({ sector, tone }: SectorServicesProps) {
  return <ServicesWithCertificate title={sector.servicesTitle} certificate={sector.certificate} tone={tone} />;
}
