import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrapSample } from '@/config/sample';
import { achillesFigures } from '@/data/products/achilles-figures';
import { product as generationS } from '@/data/products/generation-s/product';
import { product as generationX } from '@/data/products/generation-x/product';
import { product as generationY } from '@/data/products/generation-y/product';
import { product as generationZ } from '@/data/products/generation-z/product';
import { modelFolder, modelParts, modelSlugs, type ModelSlug } from './model-list';
import { countTriangles, modelLimits, modelSize, partNames, readModel, validationErrors } from './check-model';
import { usdzProblems } from './check-usdz';

const [bottleDiameterMm = 0, bottleHeightMm = 0] = (unwrapSample(achillesFigures.size).match(/\d+/g) ?? []).map(Number);
const bottleMm = [bottleDiameterMm, bottleDiameterMm, bottleHeightMm] as const;

/** Width, depth and height in millimetres, from the product's data; the meter's from its scene, leant back on its foot. */
const productMm: Record<ModelSlug, readonly [number, number, number]> = {
  'generation-s': unwrapSample(generationS.productDimensionsMm),
  'generation-x': unwrapSample(generationX.productDimensionsMm),
  'generation-y': unwrapSample(generationY.productDimensionsMm),
  'generation-z': unwrapSample(generationZ.productDimensionsMm),
  'achilles-water-bottle-white': bottleMm,
  'achilles-water-bottle-black': bottleMm,
  'mars-air-sense': [72, 48, 86],
};

const bytesOf = (slug: ModelSlug, type: 'glb' | 'usdz') => readFileSync(`${modelFolder}/${slug}.${type}`);

describe.each(modelSlugs)('the model of %s', (slug) => {
  it('passes the Khronos validator without an error', async () => {
    expect(await validationErrors(new Uint8Array(bytesOf(slug, 'glb')))).toEqual([]);
  });

  it('is light enough to turn on a telephone', async () => {
    expect(bytesOf(slug, 'glb').length).toBeLessThanOrEqual(modelLimits.glbBytes);
    expect(bytesOf(slug, 'usdz').length).toBeLessThanOrEqual(modelLimits.usdzBytes);
    expect(countTriangles(await readModel(bytesOf(slug, 'glb')))).toBeLessThanOrEqual(modelLimits.triangles);
  });

  it('has the true size and stands on the floor, in the middle', async () => {
    const size = modelSize(await readModel(bytesOf(slug, 'glb')));
    const measuredMm = [size.widthM, size.depthM, size.heightM].map((metres) => metres * 1000);
    for (const [axis, wantedMm] of productMm[slug].entries()) {
      expect(Math.abs((measuredMm[axis] ?? 0) / wantedMm - 1), `${measuredMm[axis]} mm`).toBeLessThanOrEqual(
        modelLimits.sizeShare,
      );
    }
    expect(Math.abs(size.floorM)).toBeLessThan(0.0005);
    for (const middle of size.middleM) expect(Math.abs(middle)).toBeLessThan(0.005);
  });

  it('comes apart in the parts that the viewer names', async () => {
    expect(partNames(await readModel(bytesOf(slug, 'glb'))).sort()).toEqual([...modelParts[slug]].sort());
  });

  it('has a USDZ that Quick Look can open', () => {
    expect(usdzProblems(bytesOf(slug, 'usdz'))).toEqual([]);
  });
});

describe('the folder of models', () => {
  it('holds nothing that is not listed, and the light of the studio', () => {
    const listed = modelSlugs.flatMap((slug) => [`${slug}.glb`, `${slug}.usdz`]);
    expect(readdirSync(modelFolder).sort()).toEqual([...listed, 'studio.hdr'].sort());
    expect(readFileSync(`${modelFolder}/studio.hdr`).length).toBeLessThanOrEqual(60 * 1024);
  });
});
