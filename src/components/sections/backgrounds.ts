/** Classes of each background of a section. */
export const backgrounds = { white: '', porcelain: 'bg-porcelain', ice: 'bg-ice', sand: 'bg-sand', ink: 'on-dark' };
