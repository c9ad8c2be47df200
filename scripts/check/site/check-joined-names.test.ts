// @vitest-environment node
import { testCheck } from './sample/test-check';
import { checkJoinedNames } from './check-joined-names';

testCheck(checkJoinedNames, {
  'article.html': [['None is made.', 'Take four Generation X.', '"four Generation X" may break before its letter']],
});
