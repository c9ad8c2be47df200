import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type {} from '../drawn-film';
import { airLines, moveAir, type Air } from './air';
import { aim, durationS } from './camera';
import { makeLens } from './lens';

const folder = '/studio/work/about';
const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('No canvas to draw the film on');

/** The room with its light in its vertices, as bake.py writes it. */
async function loadRoom(): Promise<Mesh> {
  const file = await (await fetch(`${folder}/room.bin`)).arrayBuffer();
  const [vertices = 0, triangles = 0] = new Uint32Array(file, 0, 2);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(file, 8, 3 * vertices), 3));
  geometry.setAttribute('light', new BufferAttribute(new Float32Array(file, 8 + 12 * vertices, 3 * vertices), 3));
  geometry.setIndex(new BufferAttribute(new Uint32Array(file, 8 + 24 * vertices, 3 * triangles), 1));
  const material = new ShaderMaterial({
    vertexShader: `
      attribute vec3 light;
      varying vec3 lit;
      void main() {
        lit = light;
        gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: 'varying vec3 lit; void main() { gl_FragColor = vec4(lit, 1.0); }',
  });
  const room = new Mesh(geometry, material);
  room.frustumCulled = false;
  return room;
}

const air = (await (await fetch(`${folder}/air.json`)).json()) as Air;
const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true });
const scene = new Scene();
// NIGHT_GROUND of studio/blender/scenes/rooms.py under the light of the night.
scene.background = new Color(0.0045, 0.011, 0.027);
const lines = airLines(air);
scene.add(await loadRoom(), lines);
const camera = new PerspectiveCamera(40, 16 / 9, 0.05, 60);
const lens = makeLens(renderer);
const machine = new Vector3(...air.machine);

function draw(timeS: number): void {
  if (!canvas) return;
  moveAir(lines, timeS);
  aim(camera, machine, timeS);
  lens.photograph(scene, camera);
}

window.film = { durationS, draw };
