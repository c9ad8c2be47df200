import { expect, test } from './visitor';

for (const address of ['/', '/dental-air-purifiers-for-dental-clinics']) {
  test(`the answers of ${address} open and close`, async ({ visitor }) => {
    await visitor.open(address);
    const names = await visitor.run(() =>
      [...document.querySelectorAll('main .accordion-button[aria-expanded=false]')].flatMap((button) =>
        button.checkVisibility() ? [button.textContent.trim()] : [],
      ),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, 3)) {
      await visitor.presses('button', name);
      await visitor.waitsFor((words) => {
        const button = [...document.querySelectorAll('.accordion-button')].find(
          (each) => each.textContent.trim() === words,
        );
        const item = button?.closest('.accordion-item');
        const body = item?.querySelector<HTMLElement>('.accordion-body');
        return button?.ariaExpanded === 'true' && (body?.getBoundingClientRect().height ?? 0) > 20;
      }, name);
    }
  });
}
