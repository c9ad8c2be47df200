import { NotFoundContent } from './NotFoundContent';

export function NotFoundPage() {
  return <NotFoundContent />;
}
