/** How long the file may be believed, in months: the standard wants less than a year. */
const validMonths = 11;

export type SecurityTextOptions = {
  /** Whom to write to about a weakness. */
  email: string;
  /** The file's own absolute address. */
  canonical: string;
  /** When the site is built: each new deployment renews the file. */
  builtAt: Date;
};

/** `/.well-known/security.txt`: whom to tell about a weakness of the site. Source: RFC 9116. */
export function securityText({ email, canonical, builtAt }: SecurityTextOptions): string {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + validMonths);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
