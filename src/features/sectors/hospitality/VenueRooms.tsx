import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatPrice } from '@/data/room-answers';
import { machineSizeM } from '@/domain/machines';
import { IsometricBox } from '@/drawing/IsometricBox';
import { machineFaces } from '@/drawing/machine-faces';
import { type BoxFaces, isometric, isometricPaths } from '@/drawing/projection';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { HeadedSection } from '../HeadedSection';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import { formatRunningSpeed, formatSizedRoom, machineRate, machinesLabel } from '../room-machines';
import { furnish, type Furniture, venueMachineSpots } from './venue-furniture';
import { venueRooms, type VenueRoom } from './venue-rooms';

type VenueBoxProps = { room: VenueRoom };

/** Units of the drawing per metre, and of what is as wide; each drawing fills its place. */
const scaleOf = ({ lengthM, widthM }: VenueRoom) => 420 / (lengthM + widthM);

const linePx = 0.9;

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
  return (
    <StaticSvg
      viewBox={`${left - 2} ${top - 2} ${right - left + 4} ${bottom - top + 6}`}
      className="d-block w-100 h-auto overflow-visible ratio-3x2 ratio-md-16x9"
      aria-hidden="true"
    >
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d={floor} fill="#fff" vectorEffect="non-scaling-stroke" />
        <path d={backWall} fill="var(--pane)" vectorEffect="non-scaling-stroke" />
        <path d={sideWall} fill="var(--pane-300)" vectorEffect="non-scaling-stroke" />
      </g>
      {furnish(room.kind).map((block, index) =>
        'radius' in block ? (
          <ellipse
            key={index}
            cx={isometric([block.x, block.y, 0.75], scale)[0]}
            cy={isometric([block.x, block.y, 0.75], scale)[1]}
            rx={block.radius * scale * 1.22}
            ry={block.radius * scale * 0.71}
            fill={block.isCoral ? 'var(--ember-600)' : 'var(--sand-100)'}
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
      {venueMachineSpots(room).map(([x, y]) => (
        <IsometricBox
          key={`${x} ${y}`}
          at={[x, y, 0]}
          size={machineSizeM(room.model)}
          faces={machineFaces(room.model)}
          scale={scale}
          linePx={linePx}
        />
      ))}
    </StaticSvg>
  );
}

const keys = ['bedroom', 'restaurant', 'functionRoom'] as const;

type VenueRoomsProps = {
  title: string;
  /** At which speed the machines run, and when, where the page does not say it above. */
  runs: Partial<Record<keyof typeof venueRooms, string>>;
  others: readonly OtherMachine[];
  note: string;
};

export function VenueRooms({ title, runs, others, note }: VenueRoomsProps) {
  return (
    <HeadedSection title={title} tone="porcelain">
      <div role="region" aria-label="Featured products">
        <Row as="ol" className="row-gap-4">
          {keys.map((key) => {
            const room = venueRooms[key];
            // On a phone the room of the first answer leads, drawn large.
            const isMain = key === 'restaurant';
            return (
              <Col as="li" key={key} md={4} className={`d-flex flex-column ${isMain ? 'order-first order-md-0' : ''}`}>
                <Row>
                  <Col xs={12} className={isMain ? 'order-1' : 'order-md-1'}>
                    <div className="border-top border-dark pt-2 pt-md-3 mb-1 mb-md-2 mt-md-3">
                      <h3>{room.name}</h3>
                      <p className="m-0 mt-md-2">
                        <SiteLink to={href('product', { slug: purifiers[room.model].slug })}>
                          {machinesLabel(room)}
                        </SiteLink>
                        , {formatPrice(choiceFor(room))}
                      </p>
                    </div>
                  </Col>
                  <Col xs={isMain ? 12 : 5} md={12} className={isMain ? undefined : 'order-1 order-md-0'}>
                    <VenueBox room={room} />
                  </Col>
                  <Col xs={isMain ? 12 : 7} md={12} className={isMain ? 'order-2' : 'order-md-2'}>
                    <p className="num title text-teal m-0">
                      <AirChangeRate rate={machineRate(room)} />
                    </p>
                    <p className="small muted m-0">air changes an hour {formatRunningSpeed(room)}</p>
                  </Col>
                  <Col xs={12} className="order-2">
                    {runs[key] && (
                      <p className="small mb-3 mt-md-2" data-cost="">
                        {runs[key]}
                      </p>
                    )}
                  </Col>
                </Row>
                <ButtonLink
                  to={priceRequestUrl(purifiers[room.model].slug, room.machines)}
                  variant="line"
                  data-price-room={formatSizedRoom(room)}
                  className="align-self-start mt-auto px-3"
                >
                  Get a written quote
                </ButtonLink>
              </Col>
            );
          })}
        </Row>
        <p className="small muted mt-3 mb-4">{note}</p>
        <OtherMachines machines={others} isInHalves />
      </div>
      <MachineLinks />
    </HeadedSection>
  );
}
