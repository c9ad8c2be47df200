/** The airflow that certificate and record sign. */
export const signedAirflow = 'We sign the lower of two airflows: the model’s, as tested, or your own machine’s.';

/** What tells the three papers with a figure apart. */
export const papersInShort = `Sheet: the airflow of your own Generation Y (sample). Certificate: your room’s rate, signed by us. Record: the same sum, signed by you. ${signedAirflow}`;
