import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { plannerUrl } from '@/domain/plan/write-plan';
import { usualSettings } from '@/domain/room-advice';
import { parseSides, type Side, type SideProblems } from '@/domain/room-sides';

type YourRoomProps = {
  title: string;
  text: string;
  /** Its settings, kind and people go with the typed size; without it those of any room. */
  like?: ExampleRoom | undefined;
};

/** Three fields that open the planner. */
export function YourRoom({ title, text, like }: YourRoomProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ length: '', width: '', height: '' });
  const [problems, setProblems] = useState<SideProblems>({});
  const navigate = useNavigate();

  function type(side: Side, value: string) {
    setTyped((others) => ({ ...others, [side]: value }));
    setProblems((found) => ({ ...found, [side]: undefined }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseSides(typed);
    if ('size' in parsed) {
      void navigate(plannerUrl({ ...usualSettings, ...like, ...parsed.size }));
      return;
    }
    flushSync(() => setProblems(parsed.problems));
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="your-room">
      <h2 id="your-room" className="title mb-2">
        {title}
      </h2>
      <p className="muted mb-4">{text}</p>
      <RoomSideFields typed={typed} problems={problems} onChange={type} className="gap-3" />
      <button type="submit" className="btn btn-primary mt-4">
        Show the machines and the price
      </button>
    </form>
  );
}
