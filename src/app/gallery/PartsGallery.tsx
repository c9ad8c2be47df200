import Container from 'react-bootstrap/Container';
import { ContentParts } from './ContentParts';
import { ControlParts } from './ControlParts';
import { LayoutParts } from './LayoutParts';

/** Every part of the site with its states. What stands in a `<Part>` is shown as its code, too. */
export function PartsGallery() {
  return (
    <Container fluid="xxl" as="main" className="py-5">
      <h1>Parts</h1>
      <p className="lead mt-3">
        Look here before you write a block: text styles, then Bootstrap’s grid and utilities, then a part, and only then
        a style module.
      </p>
      <LayoutParts />
      <ContentParts />
      <ControlParts />
    </Container>
  );
}
