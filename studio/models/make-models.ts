import { execFileSync } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { KHRMaterialsClearcoat } from '@gltf-transform/extensions';
import { finishModel } from './finish-model';
import { modelFolder, modelSlugs } from './model-list';
import { usdzOf } from './usdz';

/**
 * Makes the models that a visitor turns: Blender builds them from the sources of the pictures, this joins their parts and
 * textures and writes `public/models/SLUG.glb` and `.usdz`.
 *
 *   npm run models -- [SLUG ...]
 */
const work = process.env['MARS_MEDIA_WORK'] ?? 'work';

function build(slug: string): void {
  const script = ['-b', '--factory-startup', '-t', '1', '-P', 'blender/export_model.py', '--', slug];
  const output = execFileSync('nice', ['-n', '19', 'blender', ...script, `${work}/models`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  });
  if (/Traceback|Error:/.test(output)) throw new Error(output);
}

async function make(slug: string): Promise<void> {
  build(slug);
  const model = await finishModel(`${work}/models/${slug}`, slug);
  const io = new NodeIO().registerExtensions([KHRMaterialsClearcoat]);
  await writeFile(`${modelFolder}/${slug}.glb`, await io.writeBinary(model));
  await writeFile(`${modelFolder}/${slug}.usdz`, usdzOf(model, slug));
  const sizes = await Promise.all(
    ['glb', 'usdz'].map(async (type) => (await stat(`${modelFolder}/${slug}.${type}`)).size),
  );
  const nodes = model.getRoot().listNodes();
  const primitives = nodes.flatMap((node) => node.getMesh()?.listPrimitives() ?? []);
  const triangles = primitives.reduce((sum, one) => sum + (one.getIndices()?.getCount() ?? 0) / 3, 0);
  const [glb, usdz] = sizes.map((bytes) => `${(bytes / 1024).toFixed(0)} KB`);
  console.log(`${slug}: ${glb} glb, ${usdz} usdz, ${triangles} triangles in ${primitives.length} meshes`);
}

await mkdir(modelFolder, { recursive: true });
const wanted = process.argv.slice(2);
for (const slug of wanted.length > 0 ? wanted : modelSlugs) await make(slug);
