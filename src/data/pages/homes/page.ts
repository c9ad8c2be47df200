export const calculator = {
  title: 'Work out your room',
  lead: 'Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air.',
};
