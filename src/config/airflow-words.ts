/** What the two airflow figures of a purifier are. Stands wherever both are on one page or in one document. */
export const ratedAndMeasured =
  'Rated airflow is what every machine is sold to deliver. Tested airflow is what the model delivered in our own test with ISO 14644 methods. Air changes use the tested figure.';
