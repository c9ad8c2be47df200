import { Fragment } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { DataTable } from '@/components/sections/DataTable';
import { Section } from '@/components/sections/Section';
import { AskLine, AskRow } from '@/components/text/AskRow';
import { PageLink, ProseHeading, Term, Terms } from '@/components/text/mdx-components';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { routes } from '@/config/routes';
import { type ControlAnswer, included, leftOut } from '@/data/control-list';
import { controlAnswers } from '@/data/products/controls';
import { purifiers } from '@/data/purifiers';
import { type MachineModel, calculatorModels } from '@/domain/machines';
import { runningPowerW } from '@/domain/running-cost';
import { speedsOf } from '@/domain/speeds';
import { TouchGlass } from '@/features/product/TouchGlass';
import { Touches } from '@/features/product/Touches';
import { capitalised, countWord } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './ControlsAndPapersPage.module.scss';

type AnswerRowsProps = { title: string; answers: readonly ControlAnswer[] };

/** What the machine has, or lacks; each name with its answer is a heading that other pages link to. */
function AnswerRows({ title, answers }: AnswerRowsProps) {
  return (
    <Col lg={6}>
      <p className="h3 pb-2 mb-0 border-bottom border-dark">{title}</p>
      {answers.map(({ id, name, verdict, text, notStated, question }) => (
        <Fold
          key={id}
          isShort
          className="border-bottom"
          summary={
            <h3
              id={id}
              className="item mb-0 flex-grow-1 d-sm-flex justify-content-between align-items-baseline column-gap-3"
            >
              <span className="d-block">
                {name}
                <span className="visually-hidden">: </span>
              </span>
              <span className="d-block fw-normal">{capitalised(verdict)}</span>
            </h3>
          }
        >
          <div className="pb-4 mw-prose">
            <p className="mb-0">
              {text.map((fact) => (
                <Fragment key={unwrapSample(fact)}>{unwrapSample(fact)}. </Fragment>
              ))}
            </p>
            {notStated && (
              <p className="mt-2 mb-0">
                <strong>Not stated yet:</strong> {notStated}.
              </p>
            )}
            {question && (
              <ArrowLink to={contactUrl(question.topic)} className="mt-1">
                {question.ask}
              </ArrowLink>
            )}
          </div>
        </Fold>
      ))}
    </Col>
  );
}

const papers = ['Manual', 'Brochure'] as const;

/** Watts at each speed, as in "10, 12, 20, 55". */
function powersW(model: MachineModel): string {
  return speedsOf(model)
    .map(({ speed }) => runningPowerW(model, speed))
    .join(', ');
}

function MachinePapers() {
  return (
    <DataTable
      caption="Papers of each machine"
      isCaptionHidden
      heads={['Machine', 'Power, speed by speed (estimated)', 'Papers (PDF)']}
      right="none"
      narrow="price"
    >
      {calculatorModels.map(({ model, slug }) => (
        <tr key={model}>
          <th scope="row">
            <SiteLink className="d-inline-block py-1 text-nowrap" to={href('product', { slug })}>
              {purifiers[model].name}
            </SiteLink>
          </th>
          <td data-label="Power, estimated" className="grid-row">
            {powersW(model)} W
          </td>
          <td className="text-nowrap">
            {papers.map((paper) => (
              <a
                key={paper}
                className="d-inline-block ms-3 ms-md-0 me-md-3 py-1"
                href={mediaUrl(`downloads/${slug}-${paper.toLowerCase()}.pdf`)}
                aria-label={`${paper} of ${purifiers[model].name}`}
                download
              >
                {paper}
              </a>
            ))}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

function Papers() {
  return (
    <Row>
      <Col lg={6} className="px-0 px-lg-3 mb-4 mb-lg-0 d-print-none">
        <div className={`position-relative h-lg-100 overflow-hidden bleed-left ${styles.plate}`}>
          <Picture
            file={proofRatingPlate}
            alt="The rating plate at the back of a Generation Y, with its serial number"
            sizes="(min-width: 992px) 1000px, 200vw"
            className="position-absolute w-100 h-100 object-fit-cover"
          />
        </div>
      </Col>
      <Col lg={6} className="d-flex flex-column justify-content-center row-gap-4 py-lg-5">
        <ProseHeading className="h3">Papers, and how you get them</ProseHeading>
        <div>
          <MachinePapers />
          <p className="muted mt-3 mb-0">
            The plate carries the serial number: with each Generation Y comes the airflow sheet for it (sample).
          </p>
        </div>
        <Terms>
          <Term name="Air change record">
            Made by you in the <PageLink page="roomPlanner">room planner</PageLink>.
          </Term>
          <Term name="Air change rate certificate">
            Signed by us for each room on a{' '}
            <PageLink page="service">service contract or contract hire purchase</PageLink>.
          </Term>
        </Terms>
      </Col>
    </Row>
  );
}

const answersTitle = `${capitalised(countWord(included.length + leftOut.length))} answers before you order`;

/** What the machine's controls do and do not do, and the papers that come with it. */
export default function ControlsAndPapersPage() {
  return (
    <>
      <div className="position-relative overflow-hidden bg-pale">
        <ReadingMain>
          <PageHead
            title="The machines’ controls and papers"
            description="Timer, lock, display at night, automatic mode, power cuts, sockets, disinfectants and papers of our air purifiers: an answer to each, or the question to send."
            path={href('controlsAndPapers')}
          />
          <header>
            <Breadcrumb trail={breadcrumbTrail('controlsAndPapers')} current={routes.controlsAndPapers.label} />
            <div className="col-lg-5 mb-lg-5 pb-lg-5">
              <h1>Controls and papers</h1>
              <p className="lead mt-3 mb-0 text-balance">
                No app, no account. The machine keeps your speed until you turn it off or the power fails.
              </p>
            </div>
            <TouchGlass />
            <div className="pb-5">
              <AskLine to={contactUrl('question')}>Ask about a machine</AskLine>
            </div>
          </header>
        </ReadingMain>
      </div>
      <StaticHtml>
        <Section background="ink" isShort>
          <ProseHeading className="h2 mb-4">What a touch does</ProseHeading>
          <Touches />
          <p className="mw-prose mt-4 pt-3 mb-0 muted">
            {unwrapSample(controlAnswers.signs)}. On Generation Z the glass is a panel. Our answers on controls, display
            and plug are samples until we replace them.
          </p>
        </Section>
        <Section background="porcelain" isShort>
          <ProseHeading className="h2 mb-4">{answersTitle}</ProseHeading>
          <Row className="gy-4">
            <AnswerRows title="It has" answers={included} />
            <AnswerRows title="It does without" answers={leftOut} />
          </Row>
        </Section>
        <Section className="pt-0 pb-5 pb-lg-0">
          <Papers />
        </Section>
        <Section background="ice" isShort>
          <AskRow
            title="Ask another question"
            text={`Name the machine and what you need to know. ${company.reply}`}
            to={contactUrl('question')}
          >
            Ask about a machine
          </AskRow>
        </Section>
      </StaticHtml>
    </>
  );
}
