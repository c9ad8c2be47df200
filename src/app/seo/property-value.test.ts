import { describe, expect, it } from 'vitest';
import { propertyValue } from './property-value';

describe('a printed figure for machines', () => {
  it.each([
    ['720 m³/h', { value: 720, unitText: 'm³/h', unitCode: 'MQH' }],
    ['1,156 m³/h', { value: 1156, unitText: 'm³/h', unitCode: 'MQH' }],
    ['96.3 m²', { value: 96.3, unitText: 'm²', unitCode: 'MTK' }],
    ['3000 mAh', { value: 3000, unitText: 'mAh', unitCode: 'E09' }],
    ['19 to 54 dB(A)', { minValue: 19, maxValue: 54, unitText: 'dB(A)' }],
    ['6 to 12 months', { minValue: 6, maxValue: 12, unitText: 'months', unitCode: 'MON' }],
  ])('%s is a number with its unit', (printed, expected) =>
    expect(propertyValue('Figure', printed)).toEqual({ '@type': 'PropertyValue', name: 'Figure', ...expected }),
  );

  it.each([
    ['Up to 6 hours', { maxValue: 6, unitText: 'hours', unitCode: 'HUR' }],
    ['Every 2 hours', { value: 2, unitText: 'hours', unitCode: 'HUR' }],
    ['After 1 hour of inactivity', { value: 1, unitText: 'hour', unitCode: 'HUR' }],
    ['60 seconds, clear tap water', { value: 60, unitText: 'seconds', unitCode: 'SEC' }],
  ])('%s keeps what the number alone does not say', (printed, expected) =>
    expect(propertyValue('Figure', printed)).toEqual({
      '@type': 'PropertyValue',
      name: 'Figure',
      ...expected,
      description: printed,
    }),
  );

  it('makes a bare number a number', () => expect(propertyValue('Stages', '5').value).toBe(5));

  it.each(['6, with photocatalyst', '304 stainless steel, double wall', 'IPX7 (1 m of water for 30 minutes)', 'White'])(
    'leaves %s as it is printed',
    (printed) => expect(propertyValue('Figure', printed)).toMatchObject({ value: printed }),
  );
});
