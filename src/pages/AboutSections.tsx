import { questions } from '@/data/pages/about/sections';
import { aboutQuestions } from '@/data/questions/about';
import { CompanyFacts } from '@/features/about/CompanyFacts';
import { HowTested } from '@/features/about/HowTested';
import { NotClaimed } from '@/features/about/NotClaimed';
import { TrustedPartnership } from '@/features/about/TrustedPartnership';
import { QuestionsSection } from '@/features/questions/QuestionsSection';

export function AboutFacts() {
  return (
    <>
      <CompanyFacts />
      <HowTested />
      <NotClaimed />
      <TrustedPartnership />
    </>
  );
}

export function AboutQuestions() {
  return <QuestionsSection title={questions.title} questions={aboutQuestions} headingSide="right" tone="porcelain" />;
}
