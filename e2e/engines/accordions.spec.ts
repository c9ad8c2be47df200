import { expect, test } from './fixtures';

for (const address of ['/', '/dental-air-purifiers-for-dental-clinics']) {
  test(`the answers of ${address} open and close`, async ({ visitor }) => {
    await visitor.open(address);
    const names = await visitor.run(() =>
      [...document.querySelectorAll('#questions details:not([open]) h3')].flatMap((question) =>
        question.checkVisibility() ? [question.textContent.trim()] : [],
      ),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, 3)) {
      await visitor.presses('heading', name);
      await visitor.waitsFor((words) => {
        const open = [...document.querySelectorAll('#questions details[open]')];
        const answer = open[0]?.querySelector('summary + div');
        const isAlone = open.length === 1 && open[0]?.querySelector('h3')?.textContent.trim() === words;
        return isAlone && (answer?.getBoundingClientRect().height ?? 0) > 20;
      }, name);
    }
  });
}
