// @vitest-environment node
import { checkClientScripts } from './check-client-scripts';
import { testCheck } from './sample/test-check';

testCheck(checkClientScripts, {
  'assets/index.js': [['document.title', 'x={"@type":"BreadcrumbList"}', 'assets/index.js: carries structured data']],
});
