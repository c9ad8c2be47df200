import { test } from './fixtures';

test('a room becomes an answer and a plan, which is kept', async ({ visitor }) => {
  await visitor.open('/room-planner');
  await visitor.presses('button', 'Calculate');
  await visitor.reads('Enter the length in metres, such as 4.50');
  await visitor.types('Length', '4.5');
  await visitor.types('Width', '3,5');
  await visitor.types('Height', '2.6');
  await visitor.presses('button', 'Calculate');
  await visitor.reads('You need one Generation X.', 'h2');
  await visitor.types('Name of the room', 'Surgery');
  await visitor.presses('button', 'Add to my plan');
  await visitor.presses('button', 'Copy Surgery');
  await visitor.finds({ role: 'button', name: 'Remove Surgery 2' });
  await visitor.open('/room-planner');
  await visitor.finds({ role: 'button', name: 'Remove Surgery 2' });
});
