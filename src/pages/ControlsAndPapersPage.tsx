import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { StaticHtml } from '@/boot/StaticHtml';
import { ProseTable } from '@/components/text/article-components';
import { PageLink } from '@/components/text/mdx-components';
import { ReadingHead, ReadingMain } from '@/components/text/Reading';
import { type TextSection, TextSections } from '@/components/text/TextSections';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SampleMark, SampleText } from '@/components/ui/SampleText';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { routes } from '@/config/routes';
import { unwrapSample } from '@/config/sample';
import { casingCare } from '@/data/products/casing-care';
import { controlAnswers } from '@/data/products/controls';
import { proofPictures } from '@/data/proof-pictures';
import { purifiers } from '@/data/purifiers';
import { unconfirmed } from '@/data/unconfirmed';
import { calculatorModels } from '@/domain/machines';
import { TouchBand } from '@/features/product/TouchBand';
import { capitalised } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';

const [airflowSheet] = proofPictures;

type NotStatedProps = { what: string; topic: EnquiryTopic; ask: string };

function NotStated({ what, topic, ask }: NotStatedProps) {
  return (
    <div>
      <p className="mb-2">
        <strong>Not stated yet:</strong> {what}.
      </p>
      <ArrowLink to={contactUrl(topic)}>{ask}</ArrowLink>
    </div>
  );
}

function MachinePapers() {
  return (
    <ProseTable>
      <thead>
        <tr>
          <th scope="col">Machine and most power (estimated)</th>
          <th scope="col" colSpan={2}>
            Papers (PDF)
          </th>
        </tr>
      </thead>
      <tbody>
        {calculatorModels.map(({ name, slug, powerW }) => (
          <tr key={name}>
            <th scope="row">
              <SiteLink className="d-inline-block py-1 text-nowrap" to={href('product', { slug })}>
                {purifiers[name].model}
              </SiteLink>{' '}
              <span className="d-block d-md-inline fw-normal muted">{unwrapSample(powerW)} W</span>
            </th>
            <td>
              <a href={mediaUrl(`downloads/${slug}-manual.pdf`)} download>
                Manual
              </a>
            </td>
            <td>
              <a href={mediaUrl(`downloads/${slug}-brochure.pdf`)} download>
                Brochure
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </ProseTable>
  );
}

const sections: readonly TextSection[] = [
  {
    title: 'Timer: none in the machine',
    text: (
      <>
        <p>
          <SampleText isNoted fact={controlAnswers.timer} />.
        </p>
        <p>A time switch at the socket can turn it off. It cannot turn it on again, because that takes a touch.</p>
      </>
    ),
  },
  {
    title: 'Lock: none',
    text: (
      <>
        <p>
          <SampleText isNoted fact={controlAnswers.lock} />. Write the speed for the room on a label, so that whoever
          changes it can set it back.
        </p>
        <p>
          <ArrowLink to={contactUrl('lock-and-timer')}>Ask for a lock or a timer</ArrowLink>
        </p>
      </>
    ),
  },
  {
    title: 'After a power cut: off until touched',
    text: (
      <p>
        <SampleText isNoted fact={controlAnswers.powerCut} />. After a cut someone has to go round the rooms.
      </p>
    ),
  },
  {
    title: 'Display: lit while the machine runs',
    text: (
      <>
        <p>
          <SampleText isNoted fact={controlAnswers.display} />.
        </p>
        <NotStated
          what="whether the light can be dimmed or turned off"
          topic="display-at-night"
          ask="Ask about the display at night"
        />
      </>
    ),
  },
  {
    title: 'Automatic mode: none, the speed stays as you set it',
    text: (
      <p>
        <SampleText isNoted fact={controlAnswers.automaticMode} />. So a room keeps the air change rate that you
        planned.
      </p>
    ),
  },
  {
    title: 'Lamp and ion stage: no switch of their own',
    text: (
      <p>
        {capitalised(unconfirmed.ionSwitch.replace(/^No \(sample\): |\.$/g, ''))}
        <SampleMark />. As soon as the front is opened, a switch turns off the UV-C lamp and the fan.
      </p>
    ),
  },
  {
    title: 'Disinfectants on Generation Y',
    text: (
      <>
        <p>
          {casingCare.Clinical.replace(/\.$/, '')}
          <SampleMark />.
        </p>
        <p>Wipe Generation S, X and Z with water only.</p>
        <NotStated
          what="which substances, at what strength and how often"
          topic="disinfectants"
          ask="Ask about your disinfectant"
        />
      </>
    ),
  },
  {
    title: 'Sockets and cable',
    text: (
      <>
        <p>
          <SampleText isNoted fact={controlAnswers.plug} />. Plug it straight into the wall, and lay the lead along the
          wall, not under a carpet or across a doorway. Only our service replaces the lead.
        </p>
        <NotStated what="the length of the lead" topic="mains-lead" ask="Ask how long the lead is" />
      </>
    ),
  },
  {
    title: 'Declaration of conformity',
    text: (
      <>
        <p>{unconfirmed.conformity}</p>
        <NotStated
          what="the standards that it names for electrical safety and electromagnetic compatibility"
          topic="declaration-of-conformity"
          ask="Ask for the declaration"
        />
      </>
    ),
  },
  {
    title: 'Papers that you can have now',
    text: (
      <>
        <figure className="d-print-none mb-0">
          <Picture
            file={airflowSheet.picture}
            alt={airflowSheet.alt}
            sizes="(min-width: 75em) 708px, 100vw"
            className="d-block w-100 h-auto"
          />
          <figcaption className="mt-2 small muted">
            With each Generation Y: the airflow sheet for its serial number (sample).
          </figcaption>
        </figure>
        <MachinePapers />
        <ul>
          <li>
            <strong>Air change record:</strong> made by you in the <PageLink page="roomPlanner">room planner</PageLink>.
          </li>
          <li>
            <strong>Air change rate certificate:</strong> signed by us for each room on a{' '}
            <PageLink page="service">service contract or contract hire purchase</PageLink>.
          </li>
          <li>
            <strong>Servicing sheet, insurance, VAT number:</strong> on{' '}
            <PageLink page="buying">Buying from us</PageLink>.
          </li>
          <li>
            <strong>What each claim rests on:</strong> on the <PageLink page="evidence">evidence page</PageLink>.
          </li>
        </ul>
        <p className="mt-4 d-print-none">
          <ButtonLink to={contactUrl('question')} variant="accent" arrow>
            Ask about a machine
          </ButtonLink>
        </p>
      </>
    ),
  },
];

export default function ControlsAndPapersPage() {
  return (
    <StaticHtml>
      <ReadingMain>
        <PageHead
          title="The machines’ controls and papers"
          description="Timer, lock, display at night, automatic mode, power cuts, sockets, disinfectants and papers of our air purifiers: an answer to each, or the question to send."
          path={href('controlsAndPapers')}
        />
        <ReadingHead
          title="The machine’s controls and papers"
          current={routes.controlsAndPapers.label}
          trail={breadcrumbTrail('controlsAndPapers')}
          lead="One touch turns the machine on, the next sets the speed. It needs one 13 A socket. It has no timer, no lock and no automatic mode (samples)."
          meta={<span className="muted">Facts with a * are samples, until we replace them.</span>}
          picture={
            <Picture
              file={genSDetail}
              alt="The round glass display of Generation S, which is its one control"
              sizes="(min-width: 75em) 740px, 100vw"
              priority
              className="d-block w-100 h-auto ratio-3x2 object-fit-cover"
            />
          }
        />
        <TextSections
          band={{
            title: 'What a touch does',
            text: (
              <>
                <p className="mw-prose mb-4">
                  Every machine has one control, the glass of its display. There is no app and no remote control. All of
                  this is a sample.
                </p>
                <TouchBand />
                <p className="mt-3 mb-0 small muted">
                  Drawn: the round glass of Generation S, X and Y. Generation Z has a panel, touched in the same way.
                </p>
              </>
            ),
          }}
          sections={sections}
        />
      </ReadingMain>
    </StaticHtml>
  );
}
