import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import Container from 'react-bootstrap/Container';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';
import styles from './ProductTabs.module.scss';

type ProductTabsProps = {
  /** For screen readers. */
  label: string;
  description: ReactNode;
  specification: ReactNode;
  support: ReactNode;
};

/** React-bootstrap answers the arrow keys alone. */
function openFirstOrLast(event: KeyboardEvent<HTMLElement>): void {
  const { firstElementChild, lastElementChild } = event.currentTarget;
  const tab = { Home: firstElementChild, End: lastElementChild }[event.key];
  if (!(tab instanceof HTMLElement)) return;
  event.preventDefault();
  tab.click();
  tab.focus();
}

/** Three tabs. All panels are in the HTML and visible without JavaScript. */
export function ProductTabs({ label, description, specification, support }: ProductTabsProps) {
  const tabs = [
    { key: 'description', label: 'Description', panel: description },
    { key: 'specification', label: 'Specification', panel: specification },
    { key: 'support', label: 'Support', panel: support },
  ];
  const [active, setActive] = useState('description');
  const list = useRef<HTMLDivElement>(null);
  // A tab clicked before hydration is open already (boot/capture-events).
  useEffect(() => {
    const { rrUiEventKey: pressed } = list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.dataset ?? {};
    if (pressed) setActive(pressed);
  }, []);
  return (
    <Tab.Container id={useId()} activeKey={active} onSelect={(key) => key && setActive(key)} transition={false}>
      <section className={styles.tabs} aria-label={label}>
        <Container fluid="xxl">
          <Nav ref={list} className={styles.list ?? ''} aria-label="Details" onKeyDown={openFirstOrLast}>
            {tabs.map(({ key, label: name }) => (
              <Nav.Link key={key} as="button" type="button" eventKey={key} className={styles.tab ?? ''}>
                {name}
              </Nav.Link>
            ))}
          </Nav>
        </Container>
        <Tab.Content>
          {tabs.map(({ key, panel }) => (
            <Tab.Pane key={key} eventKey={key} className={styles.panel ?? ''}>
              {panel}
            </Tab.Pane>
          ))}
        </Tab.Content>
      </section>
    </Tab.Container>
  );
}
