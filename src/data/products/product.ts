import type { PictureFile } from '@/assets/pictures/picture';
import type { CalculatorModelName, PurifierSpeed } from '@/domain/machines';
import type { RichTextContent } from '@/domain/rich-text';
import type { ProductSlug } from '@/config/product-slugs';
import type { Figure } from '@/config/sample';
import type { AnsweredRoom } from '../rooms/answered-room';
import type { DownloadFile } from './downloads';

/** As the specification lists them. */
export type ProductCategory = 'Domestic' | 'Clinical' | 'Industrial' | 'Water Bottle' | 'Filter' | 'CO2 Monitor';

/** The shop's tabs; a product without a group is shown under Show All only. */
export type ShopGroup = 'air' | 'water';

export type PurifierSlug = Extract<ProductSlug, `generation-${string}`>;
export type FilterSlug = Extract<ProductSlug, `${string}-filter`>;

type Summary = {
  slug: ProductSlug;
  /** The name on the page and in a price request. */
  model: string;
  category: ProductCategory;
  group?: ShopGroup;
  /** Whole pence, VAT included; without one the price is on request. */
  pricePence?: number;
  /** One line of the shop's tile. */
  shopLine: string;
  /** What the shop and the cards show, with what is to be seen on it. */
  picture: PictureFile;
  pictureAlt: string;
};

export type PurifierSummary = Summary & {
  kind: 'purifier';
  slug: PurifierSlug;
  category: 'Domestic' | 'Clinical' | 'Industrial';
  /** The model of the air-changes calculator that it is: all its air change rates come from there. */
  calculatorName: CalculatorModelName;
  /** Who it is for, in one sentence. */
  purpose: string;
  /** Where two machines are easily confused, how this one differs from the other, in one line. */
  beside?: Figure<string>;
  /** Rated airflow: the clean air delivery rate of the product list, which every machine is sold to deliver. */
  ratedCadrM3PerHour: number;
  /** "Coverage per metre of ceiling": rated airflow divided by 5 ACH, as the specification gives it. */
  coverageM2: number;
  /** Purification stages: five, or six with the photocatalyst. */
  stages: 5 | 6;
};

export type BottleSummary = Summary & { kind: 'bottle'; category: 'Water Bottle' };
export type FilterSummary = Summary & { kind: 'filter'; slug: FilterSlug; category: 'Filter'; fits: PurifierSlug };
export type MeterSummary = Summary & { kind: 'meter'; category: 'CO2 Monitor' };

/** What lists know of a product. The rest of it is loaded with its page, so that no list grows with the catalogue. */
export type ProductSummary = PurifierSummary | BottleSummary | FilterSummary | MeterSummary;

export type GalleryPicture = { picture: PictureFile; alt: string };

/** Outer size in millimetres: width, depth, height. */
export type DimensionsMm = readonly [widthMm: number, depthMm: number, heightMm: number];

type Detail = {
  /** Page title and description for search engines, unique over the site. */
  metaTitle: string;
  metaDescription: string;
  shortDescription: string;
  /** In the order of the carousel; the first is fetched with the page. */
  gallery: readonly GalleryPicture[];
};

/** The number of a purification stage on the air's way through the machine. */
export type StageNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** One line of the key features; those that are a purification stage carry its number, in the air's order. */
export type KeyFeature = { title: string; text: string; stage?: StageNumber };

/** The topics of the technology accordion. */
export type TechnologyTopicId = 'iso-14644' | 'hepa-13' | 'uvc' | 'ion' | 'activated-carbon' | 'clinical-use';

/** What each side of a product shows, in one sentence, for those who do not see its model. Left and right are a viewer's. */
export type ModelSides = Record<'front' | 'right' | 'back' | 'left' | 'top', string>;

/** What can be turned round as a model. */
type Modelled = { sides: ModelSides };

/**
 * What the drawing of a filter beside its opened machine needs, in mm: the machine's outer size, where its casing ends above
 * the floor and where its lower part ends, and the filter.
 */
export type FilterDrawingShape = {
  widthMm: number;
  heightMm: number;
  baseMm: number;
  seamMm: number;
  kind: 'cartridge' | 'panels';
  filterWidthMm: number;
  filterHeightMm: number;
};

/** Body of the Description tab. */
type Described = {
  descriptionTitle: string;
  description: readonly RichTextContent[];
  /** The picture beside the text. */
  figure: GalleryPicture;
};

/** PDF files below `public/`. */
type Downloads = { brochure: DownloadFile };

export type PurifierData = PurifierSummary &
  Detail &
  Described &
  Modelled &
  Downloads & {
    manual: DownloadFile;
    keyFeatures: readonly KeyFeature[];
    /** `exploded` where the figure shows the stages one above the other, `body` where it shows the closed machine. */
    figureKind: 'exploded' | 'body';
    /**
     * Measured airflow: the calculator's constant, from which every air change rate comes, beside the product list's
     * `ratedCadrM3PerHour`. The specification gives both.
     */
    measuredCadrM3PerHour: number;
    /** A second coverage that the specification gives elsewhere. It is shown nowhere. */
    otherCoverageM2?: number;
    /** Lowest first; the last is the top speed, at which the airflow is the measured one. */
    speeds: Figure<readonly PurifierSpeed[]>;
    /** The room of its page's sizing line, with the site's one answer for it. */
    room: AnsweredRoom;
    /**
     * Pictures of this very machine for the topics of the technology accordion; a topic without one shows the picture that
     * stands for all of them.
     */
    technologyPictures?: Partial<Record<TechnologyTopicId, GalleryPicture>>;
    powerW: Figure<number>;
    voltage: Figure<string>;
    ratedFrequencyHz: Figure<number>;
    productDimensionsMm: Figure<DimensionsMm>;
    packageDimensionsMm: Figure<DimensionsMm>;
    netWeightKg: Figure<number>;
    grossWeightKg: Figure<number>;
  };

export type BottleData = BottleSummary &
  Detail &
  Described &
  Modelled &
  Downloads & {
    /** The same bottle in the other colour. */
    otherColourSlug: ProductSlug;
    brand: string;
    /** `model2` of the specification. */
    modelNumber: Figure<string>;
    capacityMl: number;
    waterproof: string;
    display: Figure<string>;
    charger: Figure<string>;
    batteryMah: number;
    size: Figure<string>;
    material: Figure<string>;
    seal: Figure<string>;
    weightG: Figure<number>;
    /** Maker's claim: UV-C time to pure water, in seconds. */
    purifyingSeconds: number;
    /** Time between two cleaning cycles, in hours. */
    cleaningCycleHours: number;
  };

export type FilterData = FilterSummary &
  Detail & {
    form: Figure<string>;
    /** What is cleaned every three months. */
    cleaningNote: string;
    drawing: FilterDrawingShape;
  };

export type Meter = MeterSummary &
  Detail &
  Modelled & {
    features: readonly KeyFeature[];
    type: string;
    customisedSupport: Figure<string>;
    colour: string;
    batteryMah: number;
    /** `battery (power supply)` of the specification. */
    input: Figure<string>;
    /** `battery (power supply)` of the specification: what kind of battery it is. */
    battery: Figure<string>;
    batteryLastHours: number;
    powerOffAfterHours: number;
    dataExport: string;
    display: Figure<string>;
    pm25: Figure<string>;
    pm10: Figure<string>;
    carbonDioxide: Figure<string>;
    formaldehyde: Figure<string>;
    operation: Figure<string>;
  };

/** What the module of one product states. Each `switch` over `kind` ends in `product satisfies never`. */
export type ProductData = PurifierData | BottleData | FilterData | Meter;

/** A machine and what belongs to it: its filter, then the meter. */
export type Purifier = PurifierData & { parts: readonly [FilterSummary, MeterSummary] };

/** A bottle and the same one in the other colour. */
export type Bottle = BottleData & { otherColour: BottleSummary };

/** A filter and the machine it fits. */
export type Filter = FilterData & { machine: PurifierSummary };

/** Everything that the page of one product shows. */
export type Product = Purifier | Bottle | Filter | Meter;
