/** One line of the accessibility statement. */
type AccessibilityTest = {
  text: string;
  /** Test files; a check compares them with what runs. */
  files: readonly string[];
};

/** In the order of the statement. */
export const accessibilityTests: readonly AccessibilityTest[] = [
  {
    text: 'Every page as it opens in a wide window, and one page of each kind on a phone, by axe-core with all its rules.',
    files: ['e2e/accessibility/page-audit.spec.ts'],
  },
  {
    text: 'Each state of menus, search, films, answers, tabs, filters, comparison and forms, by the same tool.',
    files: [
      'e2e/accessibility/states-menus.spec.ts',
      'e2e/accessibility/states-forms.spec.ts',
      'e2e/accessibility/states-pages.spec.ts',
      'e2e/viewer-3d/model.spec.ts',
    ],
  },
  {
    text: 'Each kind of page by a second tool, IBM’s accessibility checker, and on every page the size of everything that can be pressed.',
    files: ['e2e/accessibility/page-audit.spec.ts'],
  },
  {
    text: 'Whole visits by keyboard alone: shop, price request, message, room planner, comparison, search, films, 3D model and menus, with the ring of the focus measured at each stop.',
    files: [
      'e2e/accessibility/keyboard.spec.ts',
      'e2e/accessibility/keyboard-journeys.spec.ts',
      'e2e/viewer-3d/model-keyboard.spec.ts',
    ],
  },
  {
    text: 'The contrast of words on pictures and in drawings, measured on the picture that the browser draws, in our colours and in a high-contrast palette.',
    files: ['e2e/accessibility/page-audit.spec.ts', 'e2e/accessibility/contrast.spec.ts'],
  },
  {
    text: 'What a screen reader is given on six kinds of page: landmarks, headings, names, states and their order.',
    files: ['e2e/accessibility/outlines.spec.ts'],
  },
  {
    text: 'Cut text on every page in a window of 320 pixels, with widely spaced text, and with text twice as large.',
    files: ['e2e/accessibility/page-audit.spec.ts', 'e2e/accessibility/text-size.spec.ts'],
  },
  {
    text: 'That what moves can be stopped, help stands in the same order on every page, fields say what they ask for, films have captions and results need no colour.',
    files: [
      'e2e/accessibility/criteria.spec.ts',
      'scripts/check/site/help-order.ts',
      'scripts/check/site/documents.ts',
    ],
  },
  {
    text: 'What can be read and reached without JavaScript.',
    files: ['e2e/first-visit/without-script.spec.ts', 'scripts/check/site/whole-pages.ts'],
  },
  {
    text: 'Calculator, forms, menus, shop, search and planner in Firefox and in WebKit, on which Safari is built.',
    files: [
      'e2e/engines/calculator.spec.ts',
      'e2e/engines/contact.spec.ts',
      'e2e/engines/early.spec.ts',
      'e2e/engines/menus.spec.ts',
      'e2e/engines/planner.spec.ts',
      'e2e/engines/price-request.spec.ts',
      'e2e/engines/search.spec.ts',
      'e2e/engines/shop.spec.ts',
    ],
  },
  { text: 'Each kind of page on paper.', files: ['e2e/accessibility/print.spec.ts'] },
  {
    text: 'Tags, language, headings, alternative texts and reading order of the brochures and manuals.',
    files: ['media/documents/make-documents.test.ts'],
  },
  {
    text: 'The HTML of every page, against its standard.',
    files: ['scripts/check/site/check-html.ts', 'scripts/check/site/check-drawings.ts'],
  },
];
