import { Download, FileText } from 'lucide-react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { costPrices, serviceArea } from '@/data/cost-prices';
import { downloadBytes, type DownloadFile } from '@/data/products/downloads';
import type { Bottle, Purifier } from '@/data/products/product';
import { contactUrl } from '@/lib/links/contact-url';
import { money } from '@/lib/format/money';
import { fileSize } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';
import { FilterReminder } from '../running-cost/FilterReminder';
import styles from './ProductTabs.module.scss';

type SupportPanelProps = { title: string; product: Purifier | Bottle };

/** The Support tab: warranty and downloads. Only purifiers have a manual. */
export function SupportPanel({ title, product }: SupportPanelProps) {
  const { name, brochure } = product;
  return (
    <Container fluid="xxl">
      <Row className="gy-5">
        <Col lg={5}>
          <h2 className="mb-3">{title}</h2>
          {product.kind === 'purifier' ? (
            <>
              <p className="lead mb-4">
                For {name}, in addition to your statutory rights: faults in material and workmanship, repaired or
                replaced. On a service contract ({money(costPrices.servicingPence)} a year, sample) we come four times{' '}
                {serviceArea}, clean it and change the filter; the set is extra.
              </p>
              <ArrowLink to={contactUrl('service-contract')} className="d-print-none">
                Ask about a service contract
              </ArrowLink>
            </>
          ) : (
            <>
              <p className="lead mb-4">For {name}, in addition to your statutory rights.</p>
              <ArrowLink to={contactUrl('bottle')}>Ask about your bottle</ArrowLink>
            </>
          )}
          {product.kind === 'purifier' && (
            <>
              <p className="mt-3 mb-0 d-print-none">
                <ArrowLink to={href('service')}>Service, filters and hire purchase</ArrowLink>
              </p>
              <p className="mt-3 mb-0 d-print-none">
                <ArrowLink to={href('controlsAndPapers')}>Its controls, and its papers</ArrowLink>
              </p>
              {product.slug === 'generation-y' && (
                <p className="mt-3 mb-0 d-print-none">
                  <ArrowLink to={contactUrl('disinfectants')}>Ask about your disinfectant</ArrowLink>
                </p>
              )}
            </>
          )}
        </Col>
        <Col lg={{ span: 6, offset: 1 }} className="d-print-none">
          {product.kind === 'purifier' && (
            <DownloadLink title="Installation manual" subject={name} file={product.manual} />
          )}
          <DownloadLink title="Brochure" subject={name} file={brochure} />
          {product.kind === 'purifier' && <FilterReminder machine={name} filter={product.parts[0].name} />}
        </Col>
      </Row>
    </Container>
  );
}

type DownloadLinkProps = { title: string; subject: string; file: DownloadFile };

function DownloadLink({ title, subject, file }: DownloadLinkProps) {
  return (
    <a
      className={`align-items-center text-reset text-decoration-none border-bottom py-4 text-copper-hover ${styles.download}`}
      href={mediaUrl(file)}
      download
    >
      <FileText size={28} strokeWidth={1.3} aria-hidden />
      <span>
        <b className="d-block fw-medium">{title}</b>
        <small className="small muted">
          {subject}. PDF, {fileSize(downloadBytes[file])}
        </small>
      </span>
      <Download size={22} strokeWidth={1.5} aria-hidden />
    </a>
  );
}
