import type { Material } from '@gltf-transform/core';
import type { Clearcoat } from '@gltf-transform/extensions';

/** A name that USD takes for a prim. */
export const primName = (name: string) => name.replace(/\W/g, '_').replace(/^(\d)/, '_$1');

const number = (value: number) => String(Number(value.toFixed(4)));
const vector = (values: readonly number[]) => `(${values.slice(0, 3).map(number).join(', ')})`;

/** A reader of one file, with the outputs that are asked for. */
function reader(path: string, name: string, file: string, isColour: boolean, outputs: string): string {
  const bias = name === 'normal' ? ['float4 inputs:scale = (2, 2, 2, 1)', 'float4 inputs:bias = (-1, -1, -1, 0)'] : [];
  return `
        def Shader "${name}"
        {
            uniform token info:id = "UsdUVTexture"
            asset inputs:file = @textures/${file}.png@
            float2 inputs:st.connect = <${path}/places.outputs:result>
            token inputs:wrapS = "repeat"
            token inputs:wrapT = "repeat"
            token inputs:sourceColorSpace = "${isColour ? 'sRGB' : 'raw'}"
${[...bias, outputs].map((line) => `            ${line}`).join('\n')}
        }`;
}

/** `UsdPreviewSurface` of a material. `path` is that of the scope of materials. */
export function usdMaterial(material: Material, scope: string): string {
  const name = primName(material.getName());
  const path = `${scope}/${name}`;
  const colour = material.getBaseColorTexture();
  const normal = material.getNormalTexture();
  const orm = material.getMetallicRoughnessTexture();
  const coat = material.getExtension<Clearcoat>('KHR_materials_clearcoat');
  const inputs = [
    colour
      ? `color3f inputs:diffuseColor.connect = <${path}/colour.outputs:rgb>`
      : `color3f inputs:diffuseColor = ${vector(material.getBaseColorFactor())}`,
    orm
      ? `float inputs:roughness.connect = <${path}/orm.outputs:g>`
      : `float inputs:roughness = ${number(material.getRoughnessFactor())}`,
    orm
      ? `float inputs:metallic.connect = <${path}/orm.outputs:b>`
      : `float inputs:metallic = ${number(material.getMetallicFactor())}`,
    ...(orm ? [`float inputs:occlusion.connect = <${path}/orm.outputs:r>`] : []),
    ...(normal ? [`normal3f inputs:normal.connect = <${path}/normal.outputs:rgb>`] : []),
    `color3f inputs:emissiveColor = ${vector(material.getEmissiveFactor())}`,
    ...(coat ? [`float inputs:clearcoat = ${number(coat.getClearcoatFactor())}`] : []),
    ...(coat ? [`float inputs:clearcoatRoughness = ${number(coat.getClearcoatRoughnessFactor())}`] : []),
    'int inputs:useSpecularWorkflow = 0',
    'float inputs:opacity = 1',
  ];
  const places = `
        def Shader "places"
        {
            uniform token info:id = "UsdPrimvarReader_float2"
            string inputs:varname = "st"
            float2 outputs:result
        }`;
  const readers = [
    colour ? reader(path, 'colour', primName(colour.getName()), true, 'float3 outputs:rgb') : '',
    normal ? reader(path, 'normal', primName(normal.getName()), false, 'float3 outputs:rgb') : '',
    orm
      ? reader(
          path,
          'orm',
          primName(orm.getName()),
          false,
          'float outputs:r\n            float outputs:g\n            float outputs:b',
        )
      : '',
  ].join('');
  return `
    def Material "${name}"
    {
        token outputs:surface.connect = <${path}/surface.outputs:surface>

        def Shader "surface"
        {
            uniform token info:id = "UsdPreviewSurface"
${inputs.map((line) => `            ${line}`).join('\n')}
            token outputs:surface
        }${readers === '' ? '' : places + readers}
    }
`;
}
