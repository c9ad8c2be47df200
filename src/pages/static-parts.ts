import type { ElementType } from 'react';
import { pagePart } from '@/boot/page-part';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import type { Sector } from '@/data/sectors/sector';

function sectorParts<Own extends object>(name: string, load: () => Promise<Own>, loadWords: () => Promise<Sector>) {
  return pagePart([`src/pages/${name}Blocks.tsx`, 'src/pages/SectorQuestions.tsx'], async () => {
    const [own, shared, sector] = await Promise.all([load(), import('./SectorQuestions'), loadWords()]);
    return { ...own, ...shared, sector };
  });
}

function textPart(file: string, load: () => Promise<ElementType>) {
  return pagePart([`src/${file}`], load);
}

const articleTexts = import.meta.glob<ElementType>('../content/articles/*.mdx', { import: 'default' });

function articleParts(slug: ArticleSlug) {
  const text = `content/articles/${slug}.mdx`;
  return pagePart(['src/pages/ArticleSections.tsx', `src/${text}`], async () => {
    const [{ articleSections }, Text] = await Promise.all([
      import('./ArticleSections'),
      articleTexts[`../${text}`]?.(),
    ]);
    if (!Text) throw new Error(`src/content/articles has no text of ${slug}`);
    return articleSections(slug, Text);
  });
}

const articles = Object.fromEntries(articleSlugs.map((slug) => [slug, articleParts(slug)])) as Record<
  ArticleSlug,
  ReturnType<typeof articleParts>
>;

/** What a first visit has as HTML, and loads for a change of page only. */
export const staticParts = {
  dentistry: sectorParts(
    'Dentistry',
    () => import('./DentistryBlocks'),
    () => import('@/data/sectors/dentistry').then((m) => m.dentistry),
  ),
  education: sectorParts(
    'Education',
    () => import('./EducationBlocks'),
    () => import('@/data/sectors/education').then((m) => m.education),
  ),
  healthCare: sectorParts(
    'HealthCare',
    () => import('./HealthCareBlocks'),
    () => import('@/data/sectors/health-care').then((m) => m.healthCare),
  ),
  business: sectorParts(
    'Business',
    () => import('./BusinessBlocks'),
    () => import('@/data/sectors/business').then((m) => m.business),
  ),
  hospitality: sectorParts(
    'Hospitality',
    () => import('./HospitalityBlocks'),
    () => import('@/data/sectors/hospitality').then((m) => m.hospitality),
  ),
  gym: sectorParts(
    'Gym',
    () => import('./GymBlocks'),
    () => import('@/data/sectors/gym').then((m) => m.gym),
  ),
  ...articles,
  home: pagePart(['src/pages/HomeSections.tsx'], () => import('./HomeSections')),
  about: pagePart(['src/pages/AboutSections.tsx'], () => import('./AboutSections')),
  homes: pagePart(['src/pages/HomesSections.tsx'], () => import('./HomesSections')),
  product: pagePart(['src/pages/ProductSections.tsx'], () => import('./ProductSections')),
  water: pagePart(['src/pages/WaterSections.tsx'], () => import('./WaterSections')),
  privacyPolicy: textPart('content/privacy-policy.mdx', () =>
    import('@/content/privacy-policy.mdx').then((m) => m.default),
  ),
  termsAndConditions: textPart('pages/TermsAndConditionsText.tsx', () =>
    import('./TermsAndConditionsText').then((m) => m.TermsAndConditionsText),
  ),
  acceptableUsePolicy: textPart('content/acceptable-use-policy.mdx', () =>
    import('@/content/acceptable-use-policy.mdx').then((m) => m.default),
  ),
  cookiePolicy: textPart('pages/CookiePolicyText.tsx', () =>
    import('./CookiePolicyText').then((m) => m.CookiePolicyText),
  ),
  accessibilityStatement: textPart('pages/AccessibilityStatementText.tsx', () =>
    import('./AccessibilityStatementText').then((m) => m.AccessibilityStatementText),
  ),
  delivery: textPart('pages/DeliveryText.tsx', () => import('./DeliveryText').then((m) => m.DeliveryText)),
  service: textPart('content/service-and-filters.mdx', () =>
    import('@/content/service-and-filters.mdx').then((m) => m.default),
  ),
};
