import { checkDocuments } from '../documents';
import { type BrokenRules, samplePages } from './broken-rule';

const { article, notFound } = samplePages;

export const brokenDocuments: BrokenRules = {
  check: checkDocuments,
  breaks: [
    ['another language', article, 'lang="en-GB"', 'lang="en"', 'lang must be en-GB'],
    ['no doctype', article, '<!doctype html>', '', 'does not begin with <!doctype html>'],
    ['no charset', article, '<meta charset="utf-8">', '', 'names no charset'],
    ['a viewport that cannot be enlarged', article, 'initial-scale=1', 'user-scalable=no', 'its viewport is'],
    ['metadata in the body', article, '<main>', '<meta name="x" content="y"><main>', 'stands outside the head'],
    ['two h1', article, '<h2 id="faqs">FAQs</h2>', '<h1>FAQs</h1>', 'has 2 h1'],
    ['an empty heading', article, '<h3>Not a question</h3>', '<h3> </h3>', 'an empty h3'],
    ['a level left out', article, '<h2>References</h2>', '<h5>References</h5>', 'h5 "References" follows h3'],
    ['a picture without alt', article, 'alt="A surgery"', '', 'a picture without alt'],
    ['a picture without size', article, 'width="16"', '', 'a picture without size'],
    ['a link that says nothing of use', notFound, 'Back to the home page', 'Read more', 'says only "Read more"'],
    ['a link without a word', notFound, 'Back to the home page', '', 'says nothing'],
    ['a link that leads nowhere', notFound, 'href="/mars/"', 'href="#"', 'links nowhere'],
    ['a field without its purpose', article, ' autocomplete="email"', '', 'the field "email" without autocomplete'],
    ['a style attribute', article, '<main>', '<main style="color: red">', 'a style attribute'],
  ],
};
