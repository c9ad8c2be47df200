import { BufferAttribute, PlaneGeometry } from 'three';

/** Reach of the corner shading in metres, and its darkness. */
const [reachM, darkness] = [0.4, 0.2];

/** Distances from an edge at which the panel has vertices. */
const stepsM = [0, 0.05, 0.12, 0.22, 0.36, 0.6, 1, 1.6];

function stops(sideM: number): number[] {
  const near = stepsM.filter((stepM) => stepM < sideM / 2);
  return [...near, ...near.map((stepM) => sideM - stepM).reverse()];
}

const shadeAt = (distanceM: number) => 1 - darkness * Math.exp(-distanceM / reachM);

/**
 * A rectangle facing +z with ambient occlusion along its edges.
 * @param isTopOpen true where no ceiling meets its top edge
 */
export function shadedPanel(widthM: number, heightM: number, isTopOpen: boolean): PlaneGeometry {
  const [xs, ys] = [stops(widthM), stops(heightM)];
  const panel = new PlaneGeometry(1, 1, xs.length - 1, ys.length - 1);
  const place = panel.getAttribute('position');
  const shades = new Float32Array(place.count * 3);
  for (let index = 0; index < place.count; index++) {
    const xM = xs[index % xs.length] ?? 0;
    const yM = ys[Math.floor(index / xs.length)] ?? 0;
    place.setXY(index, xM - widthM / 2, heightM / 2 - yM);
    const shade = shadeAt(xM) * shadeAt(widthM - xM) * shadeAt(heightM - yM) * (isTopOpen ? 1 : shadeAt(yM));
    shades.fill(shade, index * 3, index * 3 + 3);
  }
  panel.setAttribute('color', new BufferAttribute(shades, 3));
  panel.computeBoundingSphere();
  return panel;
}
