const [dark, soft, warm] = ['var(--slate)', 'var(--deep-600)', 'var(--ember)'];

/** The rooms of the house, in centimetres, before their machines. */
export const bedroomFurniture = (
  <>
    <path d="M40 50h90v90H40z" fill={soft} stroke={dark} strokeWidth="3" />
    <circle cx="103" cy="76" r="12" fill="var(--pale)" />
    <path d="M20 240v-90h12v46h190v44h-8v-14H32v14z" fill={dark} />
    <path d="M36 196c0-26 8-34 40-34h10v34z" fill="var(--pale)" opacity=".85" />
    <path d="M86 196c0-34 34-42 134-34l2 34z" fill="var(--teal)" />
  </>
);

export const livingRoomFurniture = (
  <>
    <circle cx="66" cy="86" r="70" fill={warm} opacity=".16" />
    <path d="M50 100l8-34h18l8 34zM66 100v136M50 238h34" fill={warm} stroke={warm} strokeWidth="3" />
    <path d="M104 240v-10h-4v-66c0-12 20-12 20 0v26h150v-26c0-12 20-12 20 0v66h-4v10h-8v-10H112v10z" fill={dark} />
    <path d="M124 190v-46c0-10 6-14 16-14h110c10 0 16 4 16 14v46z" fill="var(--teal)" />
    <path d="M300 50h130v80H300z" fill={soft} stroke={dark} strokeWidth="3" />
  </>
);

export const studyFurniture = (
  <>
    <circle cx="130" cy="120" r="56" fill={warm} opacity=".14" />
    <path d="M30 168h150v8H30zM40 176v64M170 176v64" fill={dark} stroke={dark} strokeWidth="6" />
    <path d="M70 166l6-44h62l-6 44z" fill={soft} stroke="var(--slate-on-dark)" strokeWidth="2" />
    <path d="M30 60h70M30 84h90" stroke={dark} strokeWidth="6" />
    <path d="M36 57V34h8v23M48 57V28h10v29M64 57V38h7v19" stroke={dark} strokeWidth="3" fill={soft} />
  </>
);
