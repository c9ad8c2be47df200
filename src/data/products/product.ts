import type { PictureFile } from '@/assets/pictures/picture';
import type { MachineModel, PurifierSpeed } from '@/domain/machines';
import type { RichTextContent } from '@/domain/rich-text';
import type { ProductSlug } from '@/config/product-slugs';
import type { MaybeSample } from '@/config/sample';
import type { FilterInUse } from '../proof-pictures';
import type { ExampleRoom } from '../rooms/example-room';
import type { DownloadFile } from './downloads';
import type { ChangeStep } from './filter-care';

type ProductCategory = 'Domestic' | 'Clinical' | 'Industrial' | 'Water Bottle' | 'Filter' | 'CO2 Monitor';

/** Section of the shop. */
export type ShopGroup = 'air' | 'water';

/** Slug of an air purifier. */
export type PurifierSlug = Extract<ProductSlug, `generation-${string}`>;
/** Slug of a filter. */
export type FilterSlug = Extract<ProductSlug, `${string}-filter`>;

type Summary = {
  slug: ProductSlug;
  name: string;
  category: ProductCategory;
  group?: ShopGroup;
  /** Whole pence, VAT included; missing if the price is on request. */
  pricePence?: number;
  picture: PictureFile;
  pictureAlt: string;
};

/** What the tiles of the shop show of an air purifier. */
export type PurifierSummary = Summary & {
  kind: 'purifier';
  slug: PurifierSlug;
  category: 'Domestic' | 'Clinical' | 'Industrial';
  /** Model of the calculator, the source of all air change rates. */
  model: MachineModel;
  purpose: string;
  reason: MaybeSample<string>;
  /** Rated airflow: the clean air delivery rate of the product list. */
  ratedCadrM3PerHour: number;
  /** The list value of the specification: rated airflow divided by 5 ACH, rounded down (S and Z to tens). */
  coverageM2: number;
  stages: 5 | 6;
};

type ShopLine = { shopLine: string };

/** What the tiles of the shop show of a bottle. */
export type BottleSummary = Summary & ShopLine & { kind: 'bottle'; category: 'Water Bottle' };
/** What the tiles of the shop show of a filter, with the machine that it fits. */
export type FilterSummary = Summary &
  ShopLine & { kind: 'filter'; slug: FilterSlug; category: 'Filter'; fits: PurifierSlug };
/** What the tiles of the shop show of the meter. */
export type MeterSummary = Summary & ShopLine & { kind: 'meter'; category: 'CO2 Monitor' };

/** What the tiles of the shop show of a product; `kind` tells them apart. */
export type ProductSummary = PurifierSummary | BottleSummary | FilterSummary | MeterSummary;

/** A picture of a gallery with its alternative text. */
export type GalleryPicture = {
  picture: PictureFile;
  alt: string;
  /** In percent of the side of a square picture: where the product stands, and how tall it is. */
  height?: { text: string; across: number; top: number; foot: number };
};

/** Outer size. */
export type DimensionsMm = readonly [widthMm: number, depthMm: number, heightMm: number];

type Detail = {
  /** For search engines, unique. */
  metaTitle: string;
  metaDescription: string;
  /** What the buyer gains, in one line: on a phone it stands above the price. */
  gain: string;
  /** What follows the gain. */
  shortDescription: string;
  gallery: readonly GalleryPicture[];
};

/** In the order of the airflow. */
export type StageNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** A feature of a product; `stage` is the filter stage that it is about. */
export type KeyFeature = { title: string; text: string; stage?: StageNumber };

/** Descriptions of the 3D model's sides; left and right are the viewer's. */
type ModelSides = Record<'front' | 'right' | 'back' | 'left' | 'top', string>;

type Modelled = { sides: ModelSides };

type Described = {
  descriptionTitle: string;
  description: readonly RichTextContent[];
  figure: GalleryPicture & {
    /** Where the stages are seen, from the first: percent of the picture's width, and of its height from the top. */
    stagesAt?: readonly (readonly [across: number, down: number])[];
    /** Where the picture differs from the product in use. */
    note?: string;
  };
};

/** Paths below `public/`. */
type Downloads = { brochure: DownloadFile };

/** How many machines of a model make a set, with the set's leading figure. */
export type MachineSet = {
  model: MachineModel;
  machines: number;
  figure: string;
  unit?: string;
  text: string;
};

/** A row of "this model beside another". */
type VersusRow = readonly [label: string, own: string, other: string, isOwnBetter: boolean];

/** A reason of one line, as in "Light". */
export type Point = { title: string; text: string };

/** Why to choose this machine and no other, with the picture that shows it. */
export type ReasonToBuy = {
  title: string;
  text: RichTextContent;
  /** Sets of machines to compare, each with its figure. */
  choices?: readonly MachineSet[];
  /** Another machine for the same room, point by point. */
  versus?: {
    models: readonly [MachineModel, MachineModel];
    rows: readonly VersusRow[];
  };
  points?: readonly Point[];
  /** Where another machine serves better. */
  limit?: string;
  /** What all choices or rows share. */
  note?: string;
};

/** The facts of an air purifier, as its folder holds them. */
export type PurifierData = PurifierSummary &
  Detail &
  Described &
  Modelled &
  Downloads & {
    manual: DownloadFile;
    /** Where there is no list price: what it costs to run. */
    upkeep?: { eachWorkingDay: string; text: string };
    reasonToBuy: ReasonToBuy;
    keyFeatures: readonly KeyFeature[];
    /** Measured airflow, the source of every air change rate. */
    testedCadrM3PerHour: number;
    /** From another page of the specification; not shown. */
    otherCoverageM2?: number;
    /** Lowest first; the last has the measured airflow. */
    speeds: MaybeSample<readonly PurifierSpeed[]>;
    room: ExampleRoom;
    powerW: MaybeSample<number>;
    voltage: MaybeSample<string>;
    ratedFrequencyHz: MaybeSample<number>;
    productDimensionsMm: MaybeSample<DimensionsMm>;
    packageDimensionsMm: MaybeSample<DimensionsMm>;
    netWeightKg: MaybeSample<number>;
    grossWeightKg: MaybeSample<number>;
  };

/** The facts of a bottle, as its folder holds them. */
export type BottleData = BottleSummary &
  Detail &
  Described &
  Modelled &
  Downloads & {
    /** Why to buy it. */
    points: readonly Point[];
    /** From empty to the first sip. */
    useSteps: readonly string[];
    /** What it does not do, and what to mind. */
    limits: readonly string[];
    otherColourSlug: ProductSlug;
    brand: string;
    /** `model2` of the specification. */
    modelNumber: MaybeSample<string>;
    capacityMl: number;
    waterproof: string;
    display: MaybeSample<string>;
    charger: MaybeSample<string>;
    batteryMah: number;
    size: MaybeSample<string>;
    material: MaybeSample<string>;
    seal: MaybeSample<string>;
    weightG: MaybeSample<number>;
    /** UV-C time to pure water, in seconds, as the maker claims. */
    purifyingSeconds: number;
    cleaningCycleHours: number;
  };

/** The facts of a filter, as its folder holds them. */
export type FilterData = FilterSummary &
  Detail & {
    form: MaybeSample<string>;
    /** Who changes it, and with what. */
    changeWith: string;
    /** What the interval of a change depends on, or how it is done. */
    changeNote?: string;
    changeSteps: readonly ChangeStep[];
    /** One for each step; FilterBody cuts them to what it is about. */
    changePictures: readonly GalleryPicture[];
    /** A used one beside a new one, or the set in its machine. */
    pictureInUse: FilterInUse;
    /** What to clean every three months. */
    cleaningNote: string;
  };

/** A reading of the meter: its scale, and what it lets its owner decide. */
export type MeterReading = {
  name: string;
  unit: string;
  /** As the display in its first picture has it. */
  display: string;
  /** Scale of the two readings that lead. */
  scale?: {
    from: number;
    to: number;
    marks: readonly { value: number; label: string }[];
  };
  /** What the display calls for, on the two readings that lead. */
  verdict?: string;
  decision: string;
  text: string;
  /** Of the two readings that lead: where the decision is due. */
  above?: number;
};

type Co2Reading = { when: string; ppm: number };

/** The facts of the meter. */
export type Meter = MeterSummary &
  Detail &
  Modelled & {
    /** In the order of the display. */
    readings: readonly MeterReading[];
    /** How long a charge lasts, and what its readings are kept for. */
    useNotes: readonly [charge: KeyFeature, keep: KeyFeature];
    /** CO₂ of one room at two times. */
    co2Readings: readonly [late: Co2Reading, morning: Co2Reading];
    type: MaybeSample<string>;
    customisedSupport: MaybeSample<string>;
    colour: MaybeSample<string>;
    batteryMah: number;
    /** `battery (power supply)` of the specification. */
    input: MaybeSample<string>;
    battery: MaybeSample<string>;
    batteryLastHours: number;
    powerOffAfterHours: number;
    dataExport: string;
    display: MaybeSample<string>;
    pm25: MaybeSample<string>;
    pm10: MaybeSample<string>;
    carbonDioxide: MaybeSample<string>;
    formaldehyde: MaybeSample<string>;
    accuracy: string;
    operation: MaybeSample<string>;
  };

/** The data of one product module. Each `switch` over `kind` ends in `product satisfies never`. */
export type ProductData = PurifierData | BottleData | FilterData | Meter;

/** An air purifier with the products that belong to it. */
export type Purifier = PurifierData & { parts: readonly [FilterSummary, MeterSummary] };

/** A bottle with that of the other colour. */
export type Bottle = BottleData & { otherColour: BottleSummary };

/** A filter with the machine that it fits, and the filters of the others. */
export type Filter = FilterData & { machine: PurifierSummary; others: readonly FilterSummary[] };

/** Everything a product page shows. */
export type Product = Purifier | Bottle | Filter | Meter;
