import { clinicalModel } from '@/domain/machines';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { roomsUpToM2 } from '@/domain/sizing';
import type { EvidenceId } from '@/config/evidence-lines';
import { type MaybeSample, isSample, sample, unwrapSample } from '@/config/sample';
import type { BottleData, DimensionsMm, Filter, Meter, PurifierData } from '@/data/products/product';
import { roomsOf } from '../room-words';
import { noiseRangeDbA } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import { ratedCadrName } from '@/lib/format/rated-and-tested';

/** A row of the table of specifications. */
export type SpecificationRow = {
  label: string;
  value: string;
  /** True for placeholder figures, which the page marks as estimated or samples. */
  isEstimated: boolean;
  evidence?: EvidenceId;
  /** The topic of a question to us where there is no figure yet. */
  topic?: EnquiryTopic;
};

function row<T>(
  label: string,
  figure: MaybeSample<T>,
  write: (value: T) => string = String,
  evidence?: EvidenceId,
): SpecificationRow {
  return { label, value: write(unwrapSample(figure)), isEstimated: isSample(figure), ...(evidence && { evidence }) };
}

function millimetres(size: DimensionsMm): string {
  return `${size.map(grouped).join(' × ')} mm`;
}

function purifierRows(purifier: PurifierData): SpecificationRow[] {
  const { model } = purifier;
  // Each on one line of a brochure.
  const upTo = model === clinicalModel ? roomsOf(model) : `${roomsOf(model)} up to`;
  return [
    row('Model', purifier.name),
    row('Category', purifier.category),
    row(ratedCadrName, purifier.ratedCadrM3PerHour, (value) => `${grouped(value)} m³/h`),
    row('Airflow at full speed, tested', purifier.testedCadrM3PerHour, (value) => `${grouped(value)} m³/h`, 'airflow'),
    row(
      'Coverage at 5 air changes an hour, list value',
      purifier.coverageM2,
      (value) => `${value} m² and ${value} m³`,
      'coverage',
    ),
    row(`${upTo}, at talking speed`, sample(roomsUpToM2(model, 'working')), (value) => `${value} m²`),
    row(`${upTo}, at full speed`, roomsUpToM2(model, 'full'), (value) => `${value} m²`),
    row('Stages', purifier.stages, (value) => (value === 6 ? '6, with photocatalyst' : String(value))),
    row(
      'Noise level, speed 1 to top speed',
      purifier.speeds,
      (speeds) => `${noiseRangeDbA(speeds).join(' to ')} dB(A)`,
      'noise',
    ),
    row('Power', purifier.powerW, (value) => `${value} W`),
    row('Voltage', purifier.voltage),
    row('Rated frequency', purifier.ratedFrequencyHz, (value) => `${value} Hz`),
    row('Product dimensions, W × D × H', purifier.productDimensionsMm, millimetres),
    row('Package dimensions, W × D × H', purifier.packageDimensionsMm, millimetres),
    row('Net weight', purifier.netWeightKg, (value) => `${value.toFixed(1)} kg`),
    row('Gross weight', purifier.grossWeightKg, (value) => `${value.toFixed(1)} kg`),
  ];
}

function bottleRows(bottle: BottleData): SpecificationRow[] {
  return [
    row('Brand', bottle.brand),
    row('Model', bottle.modelNumber),
    row('Capacity', bottle.capacityMl, (value) => `${value} ml`),
    row(
      'UV-C after filling, our own test',
      bottle.purifyingSeconds,
      (value) => `${value} seconds, clear tap water`,
      'bottle',
    ),
    row('Cleaning cycle', bottle.cleaningCycleHours, (value) => `Every ${value} hours`),
    { ...row('Waterproof', bottle.waterproof, String, 'ipx7'), isEstimated: true },
    row('Display', bottle.display),
    row('Charger', bottle.charger),
    row('Battery', bottle.batteryMah, (value) => `${value} mAh`),
    row('Size', bottle.size),
    row('Material', bottle.material),
    row('Seal', bottle.seal),
    row('Weight', bottle.weightG, (value) => `${value} g`),
  ];
}

function meterRows(meter: Meter): SpecificationRow[] {
  return [
    row('Model', meter.name),
    row('Category', meter.category),
    row('Type', meter.type),
    row('PM2.5', meter.pm25, String, 'fine-dust'),
    row('PM10', meter.pm10),
    row('Carbon dioxide', meter.carbonDioxide),
    row('Formaldehyde (HCHO)', meter.formaldehyde),
    { ...row('Accuracy', meter.accuracy), topic: 'meter-accuracy' },
    row('Customised support', meter.customisedSupport),
    row('Colour', meter.colour),
    row('Battery capacity', meter.batteryMah, (value) => `${value} mAh`),
    row('Input', meter.input),
    row('Battery (power supply)', meter.battery),
    row('Battery life', meter.batteryLastHours, (value) => `Up to ${value} hours`),
    row('Automatic power-off', meter.powerOffAfterHours, (value) => `After ${value} hour of inactivity`),
    row('Data export', meter.dataExport),
    row('Display', meter.display),
    row('Operation', meter.operation),
  ];
}

function filterRows(filter: Filter): SpecificationRow[] {
  return [row('Model', filter.name), row('Fits', filter.machine.name), row('Form', filter.form)];
}

/** A product that has a table of specifications. */
export type SpecifiedProduct = PurifierData | BottleData | Filter | Meter;

/** The rows of the specification tab, in its order. */
export function specificationRows(product: SpecifiedProduct): SpecificationRow[] {
  switch (product.kind) {
    case 'purifier':
      return purifierRows(product);
    case 'bottle':
      return bottleRows(product);
    case 'meter':
      return meterRows(product);
    case 'filter':
      return filterRows(product);
    default:
      return product satisfies never;
  }
}
