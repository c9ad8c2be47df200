import { ink } from './ink';

type SignName = 'danger' | 'mains' | 'uv' | 'unplug' | 'read' | 'bin';

const labels: Record<SignName, string> = {
  danger: 'Warning sign: danger',
  mains: 'Warning sign: electricity',
  uv: 'Warning sign: ultraviolet light',
  unplug: 'Mandatory sign: pull the plug',
  read: 'Mandatory sign: read the manual',
  bin: 'Crossed-out wheelie bin',
};

const triangle = <path d="M50 9 94 86H6Z" fill="none" stroke={ink.line} strokeWidth="6" strokeLinejoin="round" />;
const disc = <circle cx="50" cy="50" r="44" fill={ink.line} stroke={ink.line} strokeWidth="2" />;

function shapeOf(name: SignName) {
  switch (name) {
    case 'danger':
      return (
        <>
          {triangle}
          <path d="M50 36V60" stroke={ink.line} strokeWidth="8" strokeLinecap="round" />
          <circle cx="50" cy="73" r="4.6" fill={ink.line} />
        </>
      );
    case 'mains':
      return (
        <>
          {triangle}
          <path d="M54 32 40 58H51L45 78 62 50H51Z" fill={ink.line} />
        </>
      );
    case 'uv':
      return (
        <>
          {triangle}
          <circle cx="50" cy="61" r="6" fill={ink.line} />
          <path
            d="M50 49V39M50 73V81M38 61H28M62 61H72M41.500 52.500 35 46M58.500 52.500 65 46M41.500 69.500 36 75M58.500 69.500 64 75"
            stroke={ink.line}
            strokeWidth="3.6"
            strokeLinecap="round"
          />
        </>
      );
    case 'unplug':
      return (
        <>
          {disc}
          <g fill="#fff">
            <path d="M22 34H36V66H22Z" />
            <path d="M58 38H72Q80 38 80 50T72 62H58Z" />
            <path d="M48 42H58V46H48ZM48 54H58V58H48Z" />
          </g>
        </>
      );
    case 'read':
      return (
        <>
          {disc}
          <path d="M50 34C42 28 30 28 24 31V68C30 65 42 65 50 71C58 65 70 65 76 68V31C70 28 58 28 50 34Z" fill="#fff" />
          <path
            d="M50 34V71M31 40c5-1 9 0 13 2M31 49c5-1 9 0 13 2M56 42c4-2 8-3 13-2M56 51c4-2 8-3 13-2"
            stroke={ink.line}
            strokeWidth="2.6"
            fill="none"
          />
        </>
      );
    case 'bin':
      return (
        <g fill="none" stroke={ink.line} strokeLinejoin="round" strokeLinecap="round">
          <g strokeWidth="3">
            <path d="M29 24H71L66 70H36Z" />
            <path d="M25 24C31 15 69 15 75 24M41 17V12H58V17M61 17H71V24M30 33H70" />
            <circle cx="38" cy="72" r="5" fill="#fff" />
            <path d="M43 73H61M61 70V77H67V70" />
            <path d="M16 13 84 84M84 13 16 84" strokeWidth="3.8" />
          </g>
          <path d="M28 93H72" strokeWidth="7" strokeLinecap="butt" />
        </g>
      );
    default:
      return name satisfies never;
  }
}

type SignProps = { name: SignName };

export function Sign({ name }: SignProps) {
  return (
    <svg viewBox="0 0 100 100" className="sign" role="img" aria-label={labels[name]}>
      {shapeOf(name)}
    </svg>
  );
}
