/** What tells the three papers with a figure apart. */
export const papersInShort =
  'Sheet: the airflow of your own Generation Y (sample). Certificate: your room’s rate, signed by us. Record: the same sum, signed by you. Certificate and record quote the sheet beside the model’s figure.';
