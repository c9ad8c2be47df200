function remove(selector: string): void {
  document.querySelectorAll(selector).forEach((tag) => tag.remove());
}

/** Removes the structured data of the first page. */
export function dropStructuredData(): void {
  remove('script[type="application/ld+json"]');
}

/** Removes the head tags of the prerendered page before another page renders its own. */
export function dropPrerenderedTags(): void {
  remove('title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]');
  dropStructuredData();
}
