import { StaticSvg } from '@/components/ui/StaticSvg';

/** The mark of the law on waste of electrical goods. */
export function WheelieBin() {
  return (
    <div className="float-md-start me-md-4 me-xl-0 mb-3 mt-1">
      <StaticSvg
        width="72"
        viewBox="0 0 72 96"
        role="img"
        aria-label="Crossed-out wheelie bin"
        fill="none"
        stroke="currentColor"
      >
        <g strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
          <path d="M16 22h40l-5 48H21L16 22Z" />
          <path d="M12 22c6-9 42-9 48 0M28 15v-5h16v5M48 15h9v8M16 31h40" />
          <circle cx="24" cy="72" r="5" fill="#fff" />
          <path d="M29 73h19M48 70v7h6v-7" />
          <path d="M4 12 68 84M68 12 4 84" strokeWidth="3.4" />
        </g>
        <path d="M16 90h40" strokeWidth="5" />
      </StaticSvg>
    </div>
  );
}
