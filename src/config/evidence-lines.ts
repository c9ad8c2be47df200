/** Link texts of the evidence page by anchor; separate from its content, which no other page loads. */
export const evidenceLines = {
  'filter-class': 'Filter class H13',
  'label-words': 'Words on our labels',
  'filter-life': 'Filter life',
  airflow: 'Airflow and ISO 14644',
  'air-changes': 'CADR and air changes',
  targets: 'Targets',
  'htm-03-01': 'HTM 03-01',
  coverage: 'Coverage',
  clearance: 'Clearance times',
  'dental-guidance': 'Dental guidance, withdrawn',
  'uv-c': 'UV-C',
  ozone: 'Ozone',
  carbon: 'Activated carbon',
  ions: 'Ionisation',
  photocatalyst: 'Photocatalyst',
  'makers-test': '99.99% in a test',
  noise: 'Noise',
  'fine-dust': 'PM2.5',
  bottle: 'Water in 60 seconds',
  ipx7: 'IPX7',
  certificate: 'Certificate',
  samples: 'Estimated figures',
} as const;

/** Id of a claim, and its anchor on the evidence page. */
export type EvidenceId = keyof typeof evidenceLines;
