// @vitest-environment node
import { checkPolicy } from './check-policy';
import { testCheck } from './sample/test-check';

testCheck(checkPolicy, {
  'article.html': [
    ['http-equiv="Content-Security-Policy"', 'name="policy"', 'no content security policy'],
    ["script-src 'self'", "script-src 'unsafe-inline'", 'its policy allows "unsafe" code'],
    ['<meta charset', '<script>document.title</script><meta charset', 'a script runs before the policy'],
    ['sha256-', 'sha256-A', 'article.html: its policy blocks the script in article.html'],
    ['<script>document.title', '<script>document.URL', '_headers: its policy blocks the script in article.html'],
  ],
  _headers: [['sha256-', 'sha256-A', '_headers: its policy blocks the script']],
});
