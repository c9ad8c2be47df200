import type { BuiltPage } from './read-site';
import { checkEachPage, plain } from './page-facts';

const emptyWords =
  /^(?:click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|start|this)$/i;

function headProblems({ document, html }: BuiltPage): string[] {
  const problems: string[] = [];
  if (!/^<!doctype html>/i.test(html)) problems.push('does not begin with <!doctype html>');
  if (document.documentElement.lang !== 'en-GB') problems.push('lang must be en-GB');
  if (!/<meta charset="utf-8"/i.test(html.slice(0, 1024)))
    problems.push('names no charset in its first 1024 characters');
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
  if (!viewport.includes('width=device-width') || /user-scalable=(?:no|0)|maximum-scale/.test(viewport))
    problems.push(`its viewport is "${viewport}"`);
  const strays = [...document.body.querySelectorAll('title, meta[property], meta[name], link[rel=canonical]')];
  const stray = strays.find((tag) => !tag.closest('svg'));
  if (stray) problems.push(`${stray.outerHTML.slice(0, 80)} stands outside the head`);
  return problems;
}

/** One h1, no empty heading, no skipped level. */
function outlineProblems({ document }: BuiltPage): string[] {
  const problems: string[] = [];
  const count = document.querySelectorAll('h1').length;
  if (count !== 1) problems.push(`has ${count} h1 instead of one`);
  let last = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1));
    const text = plain(heading.textContent ?? '');
    if (!text) problems.push(`an empty ${heading.tagName.toLowerCase()}`);
    if (level > last + 1) problems.push(`h${level} "${text}" follows h${last}`);
    last = level;
  }
  return problems;
}

function pictureProblems({ document }: BuiltPage): string[] {
  return [...document.images].flatMap((image) => [
    ...(image.getAttribute('alt') === null ? [`a picture without alt: ${image.src}`] : []),
    ...(image.getAttribute('width') && image.getAttribute('height') ? [] : [`a picture without size: ${image.src}`]),
  ]);
}

function linkTextProblems({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('a')].flatMap((link) => {
    const target = link.getAttribute('href') ?? '';
    const words = plain(link.textContent ?? '');
    if (!target || target === '#' || target.startsWith('javascript:')) return [`"${words}" links nowhere: "${target}"`];
    if (emptyWords.test(words)) return [`a link to ${target} says only "${words}"`];
    return words || link.getAttribute('aria-label') || link.querySelector('img[alt]:not([alt=""])')
      ? []
      : [`a link to ${target} says nothing`];
  });
}

const personFields = 'input[type=email], input[type=tel], input[name=name]';

/** WCAG 1.3.5. */
function fieldProblems({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll(personFields)]
    .filter((field) => !field.getAttribute('autocomplete'))
    .map((field) => `the field "${field.getAttribute('name')}" without autocomplete`);
}

/** Head, outline, pictures, links and fields of each page are whole. */
export const checkMarkup = checkEachPage((page) => [
  ...headProblems(page),
  ...outlineProblems(page),
  ...pictureProblems(page),
  ...linkTextProblems(page),
  ...fieldProblems(page),
  ...(page.document.querySelector('[style]') ? ['a style attribute, which the content security policy blocks'] : []),
]);
