import type { ReactNode } from 'react';

export type ShellProps = {
  title: string;
  /** Stands at the foot of every page beside its number. */
  foot: string;
  styles: string;
  children: ReactNode;
};

/** A document as the browser prints it. Reader software takes its title and language from here. */
export function Shell({ title, foot, styles, children }: ShellProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{`${styles}\n@page { @bottom-left { content: '${foot}'; } }`}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
