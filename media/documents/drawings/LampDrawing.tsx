import { Drawing } from './Drawing';
import { ink, pen } from './ink';

type LampDrawingProps = { isOpen: boolean };

export function LampDrawing({ isOpen }: LampDrawingProps) {
  const tube = isOpen ? ink.grip : '#C9C1FF';
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = ((200 + index * 17.5) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(470 + Math.cos(angle) * radius).toFixed(1)} ${(246 - Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(34)}L${at(74)}`;
  }).join('');
  return (
    <Drawing
      label={
        isOpen
          ? 'Section with the front off: the switch is released and the lamp is dark'
          : 'Section with the front on: it presses the switch and the lamp burns behind its screen'
      }
      width={960}
      height={640}
      className="panel"
    >
      <g transform="translate(36 10)">
        <g fill={ink.paper} {...pen.outline} strokeLinejoin="round">
          <path d="M290 40H650V580H290Z" />
          <path d="M290 40H650V64H290Z" fill={ink.shade} />
          <path d="M330 356H610V556H330Z" fill={ink.shade} />
        </g>
        <path
          d="M352 356V556M374 356V556M396 356V556M418 356V556M440 356V556M462 356V556M484 356V556M506 356V556M528 356V556M550 356V556M572 356V556M590 356V556"
          {...pen.fine}
        />
        <path d="M316 150H624V180H316ZM316 318H624V336H316Z" fill={ink.dark} {...pen.detail} />
        <path
          d={`M340 165h24M384 165h24M428 165h24M472 165h24M516 165h24M560 165h24`}
          stroke={ink.paper}
          strokeWidth="4"
        />
        {!isOpen && <path d={rays} stroke={ink.light} strokeWidth="4" strokeLinecap="round" />}
        <circle cx="470" cy="246" r="24" fill={tube} {...pen.outline} />
        <g transform={isOpen ? 'translate(-96 46) rotate(-9 290 580)' : undefined}>
          <path d="M264 212H290V580H264Z" fill={ink.paper} {...pen.outline} strokeLinejoin="round" />
          <path d="M277 250V560" stroke={ink.fine} strokeWidth="6" strokeDasharray="22 16" />
          <path d="M290 226h18v20h-18Z" fill={ink.act} {...pen.detail} />
        </g>
        <path
          d={isOpen ? 'M318 220h40v34h-40ZM318 226l-20-16' : 'M318 220h40v34h-40ZM318 236h-10'}
          fill={ink.paper}
          {...pen.outline}
        />
        <path d="M358 237H420" {...pen.detail} strokeDasharray="8 6" />
        <g fontSize="29" fill={ink.line}>
          <path d="M670 246H500M670 165H626M670 430H612M670 327H626" {...pen.detail} />
          <text x="682" y="256" fontWeight="600">
            {isOpen ? 'Lamp, dark' : 'Lamp, lit'}
          </text>
          <text x="682" y="175">
            Screen
          </text>
          <text x="682" y="337">
            Screen
          </text>
          <text x="682" y="440">
            Filter
          </text>
          <path d={isOpen ? 'M222 120 330 218' : 'M222 150 316 226'} {...pen.detail} />
          <text x="214" y={isOpen ? 128 : 158} textAnchor="end" fontWeight="600">
            {isOpen ? 'Switch, free' : 'Switch, pressed'}
          </text>
          <path d={isOpen ? 'M110 420 148 420' : 'M222 420H262'} {...pen.detail} />
          <text x={isOpen ? 102 : 214} y="430" textAnchor="end">
            Front
          </text>
        </g>
      </g>
    </Drawing>
  );
}
