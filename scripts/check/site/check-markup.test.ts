// @vitest-environment node
import { checkMarkup } from './check-markup';
import { testCheck } from './sample/test-check';

testCheck(checkMarkup, {
  'article.html': [
    ['lang="en-GB"', 'lang="en"', 'lang must be en-GB'],
    ['<!doctype html>', '', 'does not begin with <!doctype html>'],
    ['<meta charset="utf-8">', '', 'names no charset'],
    ['initial-scale=1', 'user-scalable=no', 'its viewport is'],
    ['<main>', '<meta name="x" content="y"><main>', 'stands outside the head'],
    ['<h2 id="faqs">FAQs</h2>', '<h1>FAQs</h1>', 'has 2 h1'],
    ['<h3>Not a question</h3>', '<h3> </h3>', 'an empty h3'],
    ['<h2>References</h2>', '<h5>References</h5>', 'h5 "References" follows h2'],
    ['alt="A surgery"', '', 'a picture without alt'],
    ['width="16"', '', 'a picture without size'],
    [' autocomplete="email"', '', 'the field "email" without autocomplete'],
    ['<main>', '<main style="color: red">', 'a style attribute'],
  ],
  '404.html': [
    ['Back to the home page', 'Read more', 'says only "Read more"'],
    ['Back to the home page', '', 'says nothing'],
    ['href="/mars/"', 'href="#"', 'links nowhere'],
  ],
});
