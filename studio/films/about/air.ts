import { AdditiveBlending, CubicBezierCurve3, Group, Mesh, ShaderMaterial, TubeGeometry, Vector3 } from 'three';

export type Air = { machine: Point; into: Point[][]; out: Point[][] };
type Point = [x: number, y: number, z: number];

/** Metres a second at which the light runs along the lines. */
const speed = 0.42;

/** One line of air: light runs along it in long waves and fades at both ends. */
function line(points: Point[], colour: Point, index: number, isInto: boolean): Mesh {
  const [a, b, c, d] = points.map((point) => new Vector3(...point)) as [Vector3, Vector3, Vector3, Vector3];
  const curve = new CubicBezierCurve3(a, b, c, d);
  const material = new ShaderMaterial({
    uniforms: {
      timeS: { value: 0 },
      lengthM: { value: curve.getLength() },
      phase: { value: (index * 0.618) % 1 },
      colour: { value: new Vector3(...colour) },
      isInto: { value: isInto },
    },
    vertexShader: `
      varying float along;
      void main() {
        along = uv.x;
        // Thinner from near, so that a line stays a line.
        float radiusM = 0.0012 * pow(distance(cameraPosition, position), 0.6);
        gl_Position = projectionMatrix * viewMatrix * vec4(position + radiusM * normal, 1.0);
      }`,
    fragmentShader: `
      varying float along;
      uniform float timeS, lengthM, phase;
      uniform vec3 colour;
      uniform bool isInto;
      void main() {
        float wave = fract((along * lengthM - timeS * ${speed.toFixed(2)}) / 0.9 + phase);
        float pulse = smoothstep(0.0, 0.72, wave) * (1.0 - smoothstep(0.9, 1.0, wave));
        float fade = isInto ? smoothstep(0.0, 0.3, along) * (1.0 - smoothstep(0.9, 1.0, along))
          : smoothstep(0.0, 0.04, along) * (1.0 - smoothstep(0.6, 1.0, along));
        gl_FragColor = vec4(colour * (0.2 + 1.5 * pulse) * fade, 1.0);
      }`,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });
  return new Mesh(new TubeGeometry(curve, 160, 1e-6, 8), material);
}

/** Room air in copper on its way into the machine, clean air in cyan on its way out. */
export function airLines({ into, out }: Air): Group {
  const group = new Group();
  into.forEach((points, index) => group.add(line(points, [1.5, 0.6, 0.26], index, true)));
  out.forEach((points, index) => group.add(line(points, [0.45, 1.25, 1.5], index, false)));
  return group;
}

export function moveAir(group: Group, timeS: number): void {
  for (const child of group.children) {
    const { timeS: uniform } = ((child as Mesh).material as ShaderMaterial).uniforms;
    if (uniform) uniform.value = timeS;
  }
}
