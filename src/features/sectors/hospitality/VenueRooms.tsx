import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatPrice } from '@/data/room-answers';
import { IsometricBox } from '@/drawing/IsometricBox';
import { IsometricMachine } from '@/drawing/IsometricMachine';
import { type BoxFaces, isometric, isometricPaths } from '@/drawing/projection';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { HeadedSection } from '../HeadedSection';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import { formatRunningSpeed, formatSizedRoom, machineNoiseDbA, machineRate, machinesLabel } from '../room-machines';
import { furnish, type Furniture, venueMachineSpots } from './venue-furniture';
import { venueRooms, type VenueRoom } from './venue-rooms';

type VenueBoxProps = { room: VenueRoom };

/** Units of the drawing per metre, and of what is as wide; each drawing fills its place. */
const scaleOf = ({ lengthM, widthM }: VenueRoom) => 420 / (lengthM + widthM);

const linePx = 0.9;

/** Round each machine, on the floor. */
const glow = { rx: 22, ry: 13, fill: 'var(--cyan)', fillOpacity: 0.35 };

const faces: Record<Furniture['tone'], BoxFaces> = {
  white: ['#fff', 'var(--ice)', 'var(--rule)'],
  sand: ['var(--sand-100)', 'var(--sand-300)', 'var(--sand-400)'],
  copper: ['var(--ember-600)', 'var(--terracotta)', 'var(--brick)'],
};

function VenueBox({ room }: VenueBoxProps) {
  const { lengthM: l, widthM: w, heightM: h } = room;
  const scale = scaleOf(room);
  const [left, right] = [-w * 0.866 * scale, l * 0.866 * scale];
  const [top, bottom] = [-h * scale, (l + w) * 0.5 * scale];
  const { floor, backWall, sideWall } = isometricPaths.room([l, w, h], scale);
  const spots = venueMachineSpots(room);
  return (
    <StaticSvg
      viewBox={`${left - 2} ${top - 2} ${right - left + 4} ${bottom - top + 6}`}
      className="d-block w-100 h-auto overflow-visible ratio-16x9"
      aria-hidden="true"
    >
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d={floor} fill="#fff" vectorEffect="non-scaling-stroke" />
        <path d={backWall} fill="var(--pane)" vectorEffect="non-scaling-stroke" />
        <path d={sideWall} fill="var(--pane-300)" vectorEffect="non-scaling-stroke" />
      </g>
      {spots.map(([x, y]) => {
        const [cx, cy] = isometric([x, y, 0], scale);
        return <ellipse key={`${x} ${y}`} cx={cx} cy={cy} {...glow} />;
      })}
      {furnish(room.kind).map((block, index) =>
        'radius' in block ? (
          <ellipse
            key={index}
            cx={isometric([block.x, block.y, 0.75], scale)[0]}
            cy={isometric([block.x, block.y, 0.75], scale)[1]}
            rx={block.radius * scale * 1.22}
            ry={block.radius * scale * 0.71}
            fill="var(--sand-100)"
            stroke="var(--ink)"
            strokeWidth={linePx}
            vectorEffect="non-scaling-stroke"
          />
        ) : (
          <IsometricBox
            key={index}
            at={[block.x, block.y, block.z ?? 0]}
            size={[block.dx, block.dy, block.dz]}
            faces={faces[block.tone]}
            scale={scale}
            linePx={linePx}
          />
        ),
      )}
      {spots.map(([x, y]) => (
        <IsometricMachine key={`${x} ${y}`} model={room.model} at={[x, y]} scale={scale} />
      ))}
    </StaticSvg>
  );
}

const keys = ['bedroom', 'restaurant', 'functionRoom'] as const;

type VenueRoomsProps = {
  title: string;
  /** What each costs in use, and at which speed it runs. */
  runs: Record<keyof typeof venueRooms, string>;
  others: readonly OtherMachine[];
  note: string;
};

/** Rooms of a venue with their machines. */
export function VenueRooms({ title, runs, others, note }: VenueRoomsProps) {
  return (
    <HeadedSection title={title} tone="porcelain">
      <div role="region" aria-label="Featured products">
        <Row as="ol" className="row-gap-4">
          {keys.map((key) => {
            const room = venueRooms[key];
            return (
              <Col as="li" key={key} md={4}>
                <VenueBox room={room} />
                <h3 className="border-top border-dark pt-2 mt-md-3">{room.name}</h3>
                <p className="num title m-0">{formatPrice(choiceFor(room))}</p>
                <p className="m-0">
                  <SiteLink to={href('product', { slug: purifiers[room.model].slug })}>{machinesLabel(room)}</SiteLink>:{' '}
                  {key === 'bedroom' && `${machineNoiseDbA(room, 1)} dB(A) by night, on speed 1. By day `}
                  <AirChangeRate rate={machineRate(room)} /> air changes an hour {formatRunningSpeed(room)}.
                </p>
                <p className="mt-2 mb-0" data-cost="">
                  {runs[key]}
                </p>
              </Col>
            );
          })}
        </Row>
        <div className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2 my-3 my-lg-4">
          <ButtonLink
            to={priceRequestUrl(purifiers[venueRooms.bedroom.model].slug, venueRooms.bedroom.machines)}
            data-price-room={formatSizedRoom(venueRooms.bedroom)}
          >
            Get a written quote
          </ButtonLink>
          <p className="small muted m-0">{note}</p>
        </div>
        <OtherMachines machines={others} isInHalves />
      </div>
      <MachineLinks />
    </HeadedSection>
  );
}
