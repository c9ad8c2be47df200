import { type FormEvent, type ReactNode, useRef } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useNavigate } from 'react-router-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { plannerUrl } from '@/domain/plan/write-plan';
import { usualSettings } from '@/domain/room-answer';
import { focusFirstBad, useSideFields } from '@/hooks/use-side-fields';

type YourRoomProps = {
  title: string;
  text: string;
  /** The room whose settings, kind and people go with the typed size; without it those of any room. */
  like?: ExampleRoom | undefined;
  /** Below the text; with it the fields stand beside both. */
  children?: ReactNode;
};

/** Three fields that open the planner. */
export function YourRoom({ title, text, like, children }: YourRoomProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, errors, type, parse } = useSideFields();
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const size = parse();
    if (size) void navigate(plannerUrl({ ...usualSettings, ...like, ...size }));
    else focusFirstBad(form.current);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="your-room">
      <Row className="gy-4">
        <Col lg={children ? 5 : 12}>
          <h2 id="your-room" className="mb-2">
            {title}
          </h2>
          <p className="muted mb-0">{text}</p>
          {children}
        </Col>
        <Col lg={children ? { span: 6, offset: 1 } : 12}>
          <RoomSideFields typed={typed} errors={errors} onChange={type} className="gap-3" />
          <button type="submit" className="btn btn-primary mt-4">
            Show the machines and the price
          </button>
        </Col>
      </Row>
    </form>
  );
}
