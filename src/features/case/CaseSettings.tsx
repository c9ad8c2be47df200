import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Field } from '@/components/forms/Field';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { planUrl } from '@/domain/plan/write-plan';
import { planOf } from './case-view';
import { maxNameCharacters } from './organisation-name';
import { type CaseScope, readCount, type useBusinessCase } from './use-business-case';

type CaseSettingsProps = {
  business: ReturnType<typeof useBusinessCase>;
  typicalRooms: readonly ExampleRoom[];
  /** As in "My plan". */
  planName: string;
};

/** For whom the case is, and for which rooms. */
export function CaseSettings({ business, typicalRooms, planName }: CaseSettingsProps) {
  const { view, rooms, planned, scope, setScope, countOf, enterCount, enterOrganisation } = business;
  const segments: { value: CaseScope; label: string }[] = [
    { value: 'room', label: 'This room' },
    ...(typicalRooms.length > 0 ? [{ value: 'building' as const, label: 'The building' }] : []),
    ...(planned.rooms.length > 0
      ? [{ value: 'plan' as const, label: `${planName}, ${planned.rooms.length} rooms` }]
      : []),
  ];
  const linkedPlan = planOf(rooms);
  return (
    <Row className="gy-4 align-items-end">
      <Col lg={5}>
        <Field
          label={view.words.nameLabel}
          type="text"
          autoComplete="organization"
          maxLength={maxNameCharacters}
          value={view.organisation}
          onChange={enterOrganisation}
        />
      </Col>
      {segments.length > 1 && (
        <Col lg={7}>
          <SegmentedControl legend="The case is for" segments={segments} value={scope} onChange={setScope} />
        </Col>
      )}
      {scope === 'building' && (
        <Col xs={12}>
          <Row className="gy-4 align-items-end" role="group" aria-label="How many rooms of each kind">
            {typicalRooms.map((room) => (
              <Col key={room.key} xs={6} md={3}>
                <Field
                  label={room.name}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  className="num"
                  maxLength={2}
                  value={countOf(room)}
                  error={readCount(countOf(room)) === undefined ? 'Enter 0 to 99' : undefined}
                  onChange={(text) => enterCount(room, text)}
                />
              </Col>
            ))}
          </Row>
          <p className="small muted mt-3 mb-0">
            Another example, in the sizes of this page: enter your own numbers.{' '}
            {linkedPlan && (
              <SiteLink to={planUrl(linkedPlan, '')}>
                Open these rooms in the planner to give each its own size
              </SiteLink>
            )}
          </p>
        </Col>
      )}
    </Row>
  );
}
