import {
  HalfFloatType,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type Camera,
  type Texture,
  type WebGLRenderer,
} from 'three';

const exposureStops = 0.35;
const bloomShare = 0.5;

const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

/** What shines, and nothing else. */
const brightShader = `
  varying vec2 at;
  uniform sampler2D picture;
  void main() {
    vec3 sum = vec3(0.0);
    vec2 pixel = 1.0 / vec2(textureSize(picture, 0));
    for (int x = -3; x < 4; x += 2) for (int y = -3; y < 4; y += 2) {
      vec3 light = min(texture2D(picture, at + vec2(x, y) * pixel).rgb, 3.0);
      float peak = max(light.r, max(light.g, light.b));
      sum += light * max(peak - 0.6, 0.0) / max(peak, 0.01);
    }
    gl_FragColor = vec4(sum / 16.0, 1.0);
  }`;

const blurShader = `
  varying vec2 at;
  uniform sampler2D picture;
  uniform vec2 step;
  void main() {
    vec3 sum = vec3(0.0);
    float weights = 0.0;
    for (int k = -12; k < 13; k += 1) {
      float weight = exp(-float(k * k) / 50.0);
      sum += texture2D(picture, at + float(k) * step).rgb * weight;
      weights += weight;
    }
    gl_FragColor = vec4(sum / weights, 1.0);
  }`;

/** The tone curve of the pictures (Khronos PBR Neutral, finish/finish.py) over four samples of each pixel. */
const toneShader = `
  varying vec2 at;
  uniform sampler2D picture, bloom;
  vec3 tone(vec3 c) {
    float low = min(c.r, min(c.g, c.b));
    c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
    float peak = max(c.r, max(c.g, c.b));
    if (peak > 0.76) {
      float shown = 1.0 - 0.0576 / (peak - 0.52);
      float grey = 1.0 - 1.0 / (0.15 * (peak - shown) + 1.0);
      c = mix(c * shown / peak, vec3(shown), grey);
    }
    return mix(12.92 * c, 1.055 * pow(max(c, 0.0031308), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  }
  float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
  void main() {
    ivec2 corner = 2 * ivec2(gl_FragCoord.xy);
    vec3 glow = texture2D(bloom, at).rgb * ${bloomShare.toFixed(2)};
    vec3 sum = vec3(0.0);
    for (int x = 0; x < 2; x += 1) for (int y = 0; y < 2; y += 1)
      sum += tone((texelFetch(picture, corner + ivec2(x, y), 0).rgb + glow) * ${(2 ** exposureStops).toFixed(4)});
    // Less than one step of eight bits: keeps dark walls from banding.
    gl_FragColor = vec4(sum / 4.0 + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
  }`;

/** Draws a scene at twice the size of the canvas, lets what shines bloom, and applies the tone curve. */
export function makeLens(renderer: WebGLRenderer) {
  const size = renderer.getDrawingBufferSize(new Vector2());
  const target = (share: number, samples = 0) =>
    new WebGLRenderTarget(size.x * share, size.y * share, { type: HalfFloatType, samples });
  const picture = target(2, 4);
  const [bright, blurred] = [target(0.25), target(0.25)];
  const shader = (fragmentShader: string) => {
    const uniforms = {
      picture: { value: null as Texture | null },
      bloom: { value: bright.texture },
      step: { value: new Vector2() },
    };
    return new ShaderMaterial({ vertexShader, fragmentShader, uniforms, depthTest: false });
  };
  const [brighten, blur, tone] = [shader(brightShader), shader(blurShader), shader(toneShader)];
  const sheet = new Mesh(new PlaneGeometry(2, 2));
  const page = new Scene().add(sheet);
  const eye = new OrthographicCamera();

  function pass(
    material: ShaderMaterial,
    from: WebGLRenderTarget,
    to: WebGLRenderTarget | null,
    step?: [number, number],
  ) {
    const { uniforms } = material;
    if (uniforms.picture) uniforms.picture.value = from.texture;
    if (step) (uniforms.step?.value as Vector2).set(...step);
    sheet.material = material;
    renderer.setRenderTarget(to);
    renderer.render(page, eye);
  }

  return {
    photograph(scene: Scene, camera: Camera) {
      renderer.setRenderTarget(picture);
      renderer.render(scene, camera);
      pass(brighten, picture, bright);
      pass(blur, bright, blurred, [1 / bright.width, 0]);
      pass(blur, blurred, bright, [0, 1 / bright.height]);
      pass(tone, picture, null);
    },
  };
}
