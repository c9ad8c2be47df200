// @vitest-environment node
import { checkHelpOrder } from './check-help-order';
import { testCheck } from './sample/test-check';

testCheck(checkHelpOrder, {
  'article.html': [['<footer>', '<footer><a href="mailto:enquiries@example.com">Write</a>', 'offers help as "mailto:']],
  'index.html': [['href="tel:', 'href="sip:', 'no telephone number followed by']],
});
