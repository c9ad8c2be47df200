import { LogoMark } from './LogoMark';

/** Colours: `color` and `--logo-warm`. */
export function Logo() {
  return (
    <svg viewBox="0 0 134 32" width="134" height="32" aria-hidden="true" fill="none">
      <LogoMark />
      <g stroke="currentColor" strokeWidth="2.5" strokeLinejoin="miter">
        <path d="M45.25 25V8l8.25 11L61.75 8v17" />
        <path d="m71 25 8.25-17L87.5 25" />
        <path d="M98 25V9.25h6.5a4.25 4.25 0 0 1 0 8.5H98m6.5 0L110 25" />
        <path d="M131.5 11.5c-1-1.6-3-2.5-5.5-2.5-3.2 0-5.5 1.5-5.5 4 0 5.6 11.5 2.3 11.5 7.8 0 2.5-2.5 4-5.9 4-2.8 0-5-1-6.1-2.8" />
      </g>
    </svg>
  );
}
