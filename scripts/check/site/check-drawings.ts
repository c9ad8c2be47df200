import { checkEachPage } from './page-facts';

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const size = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|px|em|rem)?`;
const share = String.raw`(?:0?\.\d+|0|1|1\.0+)`;

/** Allowed values of SVG presentation attributes: https://www.w3.org/TR/SVG11/propidx.html */
const values: Record<string, RegExp> = {
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  'font-size': new RegExp(`^${size}$`),
  'letter-spacing': new RegExp(`^(?:normal|${number}(?:px|em)?)$`),
  'text-anchor': /^(?:start|middle|end)$/,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'stroke-dasharray': new RegExp(`^(?:none|${size}(?:[ ,]+${size})*)$`),
  'stroke-width': new RegExp(`^${size}$`),
  viewBox: new RegExp(`^${number}(?:[ ,]+${number}){3}$`),
  points: new RegExp(`^${number}(?:[ ,]+${number})+$`),
  opacity: new RegExp(`^${share}$`),
  'fill-opacity': new RegExp(`^${share}$`),
  'stroke-opacity': new RegExp(`^${share}$`),
  'stop-opacity': new RegExp(`^${share}$`),
  ...Object.fromEntries(['width', 'height', 'r', 'rx', 'ry'].map((name) => [name, new RegExp(`^${size}$`)])),
  ...Object.fromEntries(
    ['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy'].map((name) => [name, new RegExp(`^${number}(?:%|px|em)?$`)]),
  ),
};

/** Attributes of SVG hold values that SVG allows, so no `NaN` or `undefined`. */
export const checkDrawings = checkEachPage(({ document }) => {
  const problems = new Set<string>();
  for (const element of document.querySelectorAll('svg, svg *')) {
    for (const { name, value } of element.attributes) {
      const isFine = values[name]?.test(value.trim()) ?? true;
      if (!isFine) problems.add(`<${element.localName} ${name}="${value}"> is no value of SVG`);
    }
  }
  return [...problems];
});
