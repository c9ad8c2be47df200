/** "Dentistry and COVID-19" becomes `dentistry-and-covid-19`. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
