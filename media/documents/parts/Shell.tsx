import type { ReactNode } from 'react';

export type ShellProps = {
  /** Also stands at the foot of every page, beside its number. */
  title: string;
  styles: string;
  children: ReactNode;
};

/** A document as the browser prints it. Reader software takes its title and language from here. */
export function Shell({ title, styles, children }: ShellProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <link rel="stylesheet" href="fonts.css" />
        <style>{`@page { @bottom-left { content: '${title}'; } }\n${styles}`}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
