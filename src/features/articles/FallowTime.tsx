const waits = [
  { minutes: 15, text: 'as standard' },
  { minutes: 10, text: 'with suction or rubber dam' },
];

export type FallowTimeProps = { title: string };

export function FallowTime({ title }: FallowTimeProps) {
  return (
    <aside className="p-3 bg-ice" aria-label="Fallow time at a glance">
      <p className="label mb-2">{title}</p>
      {waits.map(({ minutes, text }) => (
        <p key={minutes} className="small mb-1">
          <b className="h3 num">{minutes} min</b> {text}
        </p>
      ))}
      <p className="fine muted mt-2 mb-0">UK guidance, withdrawn in 2022.</p>
    </aside>
  );
}
