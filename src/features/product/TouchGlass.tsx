import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { genSControls } from '@/assets/pictures/gen-s-controls';
import { Picture } from '@/components/ui/Picture';
import { speedsOf } from '@/domain/speeds';
import styles from './TouchGlass.module.scss';

/** In units of the picture: its size, and the round glass within it, seen a little from the right. */
const size = '1200 800';
const place = 'translate(458.5 472.5) skewY(3) scale(1.12 1.22)';

/** After how long a finger that stays turns the machine off, and sets the reminder back: as `controls`. */
const holdMs = { off: 3000, reset: 10_000 };

/** Pictured with its reading of fine dust, which returns after the number of a new speed. */
const readingReturnsMs = 2000;

const topSpeed = speedsOf('GEN S').length;

/** Over the glass, as printed on the shell. */
const signs = [
  { id: 'on', x: 379, path: <path d="M371.6 270.6a13.4 14.6 0 1 0 15.7.6M379.4 265.8v12.8" /> },
  {
    id: 'speed',
    x: 455,
    path: <path d="m442.8 275.5 7.6 10.8-7.6 10m8.6-20.5 7.6 10.6-7.6 10.1m8.6-20.3 7.6 10.3-7.6 10.7" />,
  },
  { id: 'speed 1', x: 535, path: <path d="M540.3 276.8a14 15.2 0 1 0 6.5 17.5q-6.8 3.8-12 .8t-5.2-9.4 5.2-8.7z" /> },
] as const;

type Glass = {
  /** 0 while the machine is off. */
  speed: number;
  face: 'reading' | 'speed' | 'nothing';
  isReminderReset?: boolean;
};

function touched({ speed }: Glass): Glass {
  if (speed === 0) return { speed: 1, face: 'reading' };
  return { speed: (speed % topSpeed) + 1, face: 'speed' };
}

function isLit(sign: (typeof signs)[number]['id'], { speed }: Glass): boolean {
  if (sign === 'on') return speed > 0;
  return sign === 'speed 1' ? speed === 1 : speed > 1;
}

function statusOf({ speed, isReminderReset }: Glass): string {
  if (isReminderReset) return 'Off. The reminder is back to 0';
  return speed === 0 ? 'Off' : `On, at speed ${speed} of ${topSpeed}`;
}

function useGlass() {
  const [glass, setGlass] = useState<Glass>({ speed: 1, face: 'reading' });
  const [isHeld, setIsHeld] = useState(false);
  const hasTurnedOff = useRef(false);
  useEffect(() => {
    if (!isHeld) return;
    const off = setTimeout(() => {
      hasTurnedOff.current = true;
      setGlass({ speed: 0, face: 'nothing' });
    }, holdMs.off);
    const reset = setTimeout(() => setGlass({ speed: 0, face: 'nothing', isReminderReset: true }), holdMs.reset);
    return () => {
      clearTimeout(off);
      clearTimeout(reset);
    };
  }, [isHeld]);
  useEffect(() => {
    if (glass.face !== 'speed') return;
    const timer = setTimeout(() => setGlass({ ...glass, face: 'reading' }), readingReturnsMs);
    return () => clearTimeout(timer);
  }, [glass]);
  return {
    glass,
    isHeld,
    hold() {
      hasTurnedOff.current = false;
      setIsHeld(true);
    },
    release: () => setIsHeld(false),
    touch() {
      // The click that ends a long hold is no touch.
      if (hasTurnedOff.current) hasTurnedOff.current = false;
      else setGlass(touched);
    },
  };
}

/** The display of Generation S, which answers a finger, or a key, as the machine does. */
export function TouchGlass() {
  const { glass, isHeld, hold, release, touch } = useGlass();

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.repeat) event.preventDefault();
    else hold();
  }

  return (
    <figure className="position-relative m-0 mt-lg-5 d-print-none">
      <div className={`position-relative position-lg-absolute ${styles.photo}`}>
        <Picture
          file={genSControls}
          alt="Generation S, its round glass with the fine dust in the room, three small signs over it"
          sizes="(min-width: 62em) 72vw, (min-width: 36em) 150vw, 260vw"
          hasPriority
          className="d-block w-100 h-auto"
        />
        <svg viewBox={`0 0 ${size}`} fill="none" className="position-absolute inset-0 w-100 h-100" aria-hidden="true">
          <g stroke="var(--air)" strokeWidth="2.6">
            {signs.map((sign) => isLit(sign.id, glass) && <g key={sign.id}>{sign.path}</g>)}
          </g>
          <g transform={place}>
            {glass.face !== 'reading' && <circle r="93.5" fill="var(--ink)" />}
            {glass.face === 'speed' && (
              <g transform="translate(-3.5 -2)" fill="var(--slate-on-dark)" fontSize="17" textAnchor="middle">
                <path d="M-59 49.5A77 77 0 1 1 59 49.5" fill="none" stroke="var(--cyan)" strokeWidth="5" />
                <text y="-33">Speed</text>
                <text y="24" fill="#fff" fontSize="64" letterSpacing="-2">
                  {glass.speed}
                </text>
              </g>
            )}
            <g transform="rotate(-90)" stroke="var(--copper)" className="needs-script">
              <circle r="116" strokeWidth="1.5" />
              {isHeld && <circle r="116" pathLength="100" strokeWidth="7" className={styles.held} />}
            </g>
          </g>
        </svg>
        <button
          type="button"
          aria-label="Touch the glass"
          className={`position-absolute needs-script p-0 border-0 bg-transparent user-select-none ${styles.glass}`}
          onPointerDown={hold}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onKeyDown={pressKey}
          onKeyUp={release}
          onBlur={release}
          onClick={touch}
          onContextMenu={(event) => event.preventDefault()}
        />
      </div>
      <figcaption className={styles.caption}>
        <output className={`d-flex align-items-center gap-4 h2 mb-2 needs-script ${styles.state}`}>
          {statusOf(glass)}
        </output>
        <p className="mb-3 needs-script">Touch or hold the glass: it answers as the machine does.</p>
        <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2 mb-0" aria-hidden="true">
          {signs.map(({ id, x, path }) => (
            <li
              key={id}
              className={`d-flex align-items-center gap-2 ${isLit(id, glass) ? 'text-teal fw-semibold' : 'muted'}`}
            >
              <svg viewBox={`${x - 20} 264 40 44`} width="22" fill="none" stroke="currentcolor" strokeWidth="4">
                {path}
              </svg>
              {id}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
