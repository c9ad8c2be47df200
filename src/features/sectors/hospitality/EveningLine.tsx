import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { hospitalityCaseWords } from '@/data/case/words/hospitality';
import { choiceFor } from '@/data/room-answers';
import { functionRoom } from '@/data/rooms/hospitality-rooms';

const { rows } = hospitalityCaseWords.day({ ...functionRoom, floor: '', count: 1 }, choiceFor(functionRoom));
const hours = rows.map(([when = '', speed = '', ach = '', noise = '']) => {
  return { when, speed, ach, noise, y: 242 - 3.6 * Number.parseInt(noise, 10) };
});
const step = 1280 / hours.length;

/** Full, and half as a curve, from one hour of the evening to the next. */
const line = hours
  .map(({ y }, index) => {
    if (index === 0) return `M-400 ${y}H${step - 90}`;
    return `S${index * step - 45} ${y} ${index * step} ${y}H${(index + 1) * step - 90}`;
  })
  .join('');

/** The evening of an event on one line, as high as it is loud. */
export function EveningLine() {
  return (
    <>
      <StaticSvg viewBox="0 0 1280 80" className="d-none d-lg-block w-100 h-auto overflow-visible" aria-hidden="true">
        <path d={`${line}H1700`} fill="none" stroke="var(--copper)" strokeWidth="2" />
        {hours.map(({ when, y }, index) => (
          <circle key={when} cx={index * step + 6} cy={y} r="6" fill="var(--copper)" />
        ))}
      </StaticSvg>
      <Row as="ol" className="row-gap-4 mt-lg-2 pb-5">
        {hours.map(({ when, speed, ach, noise }) => (
          <Col as="li" key={when} xs={6} lg={3}>
            <h3 className="item">{when}</h3>
            <p className="num title my-2">{noise}</p>
            <p className="small muted m-0">
              {speed === 'full' ? 'Full speed' : `Speed ${speed}`}, {ach} air changes an hour
            </p>
          </Col>
        ))}
      </Row>
    </>
  );
}
