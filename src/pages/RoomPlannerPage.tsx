import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { BusinessCase } from '@/features/case/BusinessCase';
import { RoomIn3D } from '@/features/viewer/room/RoomIn3D';
import { RoomPlanner } from '@/features/planner/RoomPlanner';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

/** The planner of a visitor's own rooms. */
export default function RoomPlannerPage() {
  return (
    <div className="bg-ice pb-5">
      <PageHead
        title="Room planner: how many purifiers a room needs"
        description="Enter a room in metres or feet: how many purifiers reach your target, what they cost, how loud they are together and how long the air takes to clear."
        path={href('roomPlanner')}
      />
      <Container fluid="xxl">
        <header className="pt-head pb-3 pb-lg-4">
          <Breadcrumb trail={breadcrumbTrail('roomPlanner')} current={routes.roomPlanner.label} />
          <h1 className="h2">How many purifiers your room needs, and the price</h1>
        </header>
      </Container>
      <RoomPlanner
        picture={(room, isOpen, onOpen) => <RoomIn3D room={room} isOpen={isOpen} onOpen={onOpen} />}
        businessCase={(room, plan) => (
          <BusinessCase
            title="Print it for your board"
            lead="The case, labels for the rooms and a text for three quotes."
            isFolded={plan.rooms.length === 0}
            room={room}
            plan={plan}
          />
        )}
      />
    </div>
  );
}
