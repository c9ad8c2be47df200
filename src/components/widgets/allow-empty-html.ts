type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
};

let isAllowed = false;

/**
 * The pages' policy lets no text become HTML (Trusted Types). typewriter-effect empties its element by giving it an empty
 * one: that passes, and nothing else. Called before the library starts; once is enough.
 */
export function allowEmptyHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
