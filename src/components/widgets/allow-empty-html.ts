type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
};

let isAllowed = false;

/** Creates a Trusted Types policy that allows only the empty string, which typewriter-effect assigns to innerHTML. */
export function allowEmptyHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}
