import { Download, FileText } from 'lucide-react';
import { downloadBytes, type DownloadFile } from '@/data/products/downloads';
import { fileSize } from '@/lib/file-size';
import { mediaUrl } from '@/lib/media-url';
import styles from './DownloadLink.module.scss';

export type DownloadLinkProps = { title: string; subject: string; file: DownloadFile };

/** A PDF to take away, with its size as it lies in the folder. */
export function DownloadLink({ title, subject, file }: DownloadLinkProps) {
  return (
    <a className={styles.link} href={mediaUrl(file)} download>
      <FileText size={28} strokeWidth={1.3} aria-hidden />
      <span>
        <b>{title}</b>
        <small>
          {subject}. PDF, {fileSize(downloadBytes[file])}
        </small>
      </span>
      <Download size={22} strokeWidth={1.5} aria-hidden />
    </a>
  );
}
