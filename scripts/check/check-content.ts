import { checkCards } from '../../media/cards/check-cards';
import { checkDocuments } from '../../media/documents/check-documents';
import { checkPictures } from '../../media/pictures/check-pictures';
import { checkProducts } from './content/check-products';
import { checkProse } from './content/check-prose';
import { checkStyleClasses } from './content/check-style-classes';
import { checkWords } from './content/check-words';
import { checkImports } from './architecture/check-imports';
import { checkMap } from './architecture/check-map';
import { report } from './report';

/** Everything that can be said of the sources without a build. Each problem names the file to mend. */
const checks = [
  checkImports,
  checkMap,
  checkPictures,
  checkCards,
  checkWords,
  checkProducts,
  checkProse,
  checkStyleClasses,
  checkDocuments,
];

/** A check that stops half-way says why, and the others are heard all the same. */
async function problemsOf(check: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [`${check.name} stopped: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const found = await Promise.all(checks.map(problemsOf));
report(found.flat(), 'The content is in order.');
