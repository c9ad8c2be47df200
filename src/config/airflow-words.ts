/** What the two airflow figures of a purifier are. Stands wherever both are on one page or in one document. */
export const ratedAndMeasured =
  'Rated airflow is what every machine is sold to deliver. Measured airflow is what the model delivered in our test with ISO 14644 methods. Air changes use the measured figure.';

/** The one advice on speed, in the same words everywhere. */
export const speedAdvice = 'Size the room at the working speed; run at full speed between uses.';
