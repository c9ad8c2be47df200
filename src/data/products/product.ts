import type { PictureFile } from '@/assets/pictures/picture';
import type { ProductSlug } from '@/config/product-slugs';
import type { Figure } from '@/config/sample';

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
  /** Who it is for, in one sentence. */
  purpose: string;
  /** Clean air delivery rate of the product list. */
  cadrM3PerHour: number;
  /** "Coverage, maker's figure": CADR divided by 5 ACH, as the specification gives it. */
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
  gallery: readonly GalleryPicture[];
};

export type KeyFeature = { title: string; text: string };

/** Body of the Description tab. */
type Described = { descriptionTitle: string; description: readonly string[] };

/** PDF files below `public/`. */
type Downloads = { brochure: string };

export type Purifier = PurifierSummary &
  Detail &
  Described &
  Downloads & {
    manual: string;
    keyFeatures: readonly KeyFeature[];
    /** Constant of the air-changes calculator where the specification gives another figure than the product list. */
    calculatorCadrM3PerHour: number;
    noiseDbA: Figure<readonly [speed1: number, topSpeed: number]>;
    powerW: Figure<number>;
    voltage: Figure<string>;
    ratedFrequencyHz: Figure<number>;
    productDimensionsMm: Figure<DimensionsMm>;
    packageDimensionsMm: Figure<DimensionsMm>;
    netWeightKg: Figure<number>;
    grossWeightKg: Figure<number>;
    filter: FilterSlug;
  };

export type Bottle = BottleSummary &
  Detail &
  Described &
  Downloads & {
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
  };

export type Filter = FilterSummary &
  Detail & {
    form: Figure<string>;
  };

export type Meter = MeterSummary &
  Detail & {
    features: readonly KeyFeature[];
    type: Figure<string>;
    customisedSupport: Figure<string>;
    colour: Figure<string>;
    batteryMah: number;
    input: Figure<string>;
    batteryLast: string;
    display: Figure<string>;
    pm25: Figure<string>;
    pm10: Figure<string>;
    carbonDioxide: Figure<string>;
    formaldehyde: Figure<string>;
    operation: Figure<string>;
  };

/** Everything about one product. Each `switch` over `kind` ends in `product satisfies never`. */
export type Product = Purifier | Bottle | Filter | Meter;
