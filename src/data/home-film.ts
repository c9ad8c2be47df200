export const homeFilm = {
  title: 'Six stages, in the order the air meets them',
  text: 'The film follows room air from the intake to the outlet. Generation Z has all six stages, the other machines the first five.',
};
