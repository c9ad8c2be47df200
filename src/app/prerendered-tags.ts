function remove(selector: string): void {
  document.querySelectorAll(selector).forEach((tag) => tag.remove());
}

/** Takes out the structured data of the HTML that was loaded: it speaks of that page, and another one stands now. */
export function dropStructuredData(): void {
  remove('script[type="application/ld+json"]');
}

/** Takes out everything that the HTML of another page says of itself, before this page says the same of its own. */
export function dropPrerenderedTags(): void {
  remove('title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical]');
  dropStructuredData();
}
