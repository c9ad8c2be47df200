const headTags =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]';

let prerendered: readonly Element[] = [];

/** Called once, before React renders. */
export function notePrerenderedTags(): void {
  prerendered = [...document.head.querySelectorAll(headTags)];
}

/** Removes the structured data of the first page. */
function dropStructuredData(): void {
  document.querySelectorAll('script[type="application/ld+json"]').forEach((tag) => tag.remove());
}

/** Removes the head tags and structured data of the HTML, where React renders the page anew instead of hydrating it. */
export function dropPrerenderedTags(): void {
  prerendered.forEach((tag) => tag.remove());
  dropStructuredData();
}

/** Removes the prerendered tags after another page has rendered its own, unless React has removed or kept them. */
export function dropStaleTags(): void {
  if (document.head.querySelectorAll('title').length > 1) prerendered.forEach((tag) => tag.remove());
  dropStructuredData();
}
