import { BufferAttribute, PlaneGeometry } from 'three';

/** How far from an edge the shade of a corner reaches, in metres, and how dark it is in it. */
const [reachM, darkness] = [0.4, 0.2];

/** Distances from an edge at which the shade is told; between them it runs evenly. */
const stepsM = [0, 0.05, 0.12, 0.22, 0.36, 0.6, 1, 1.6];

/** Places along a side, closer together near its ends, from one end to the other. */
function stops(sideM: number): number[] {
  const near = stepsM.filter((stepM) => stepM < sideM / 2);
  return [...near, ...near.map((stepM) => sideM - stepM).reverse()];
}

const shadeAt = (distanceM: number) => 1 - darkness * Math.exp(-distanceM / reachM);

/**
 * An upright rectangle round the origin that looks to +z, darker along its edges, as two walls shade one another.
 * @param isTopOpen true where nothing stands above it
 */
export function shadedPanel(widthM: number, heightM: number, isTopOpen: boolean): PlaneGeometry {
  const [xs, ys] = [stops(widthM), stops(heightM)];
  const panel = new PlaneGeometry(1, 1, xs.length - 1, ys.length - 1);
  const place = panel.getAttribute('position');
  const shades = new Float32Array(place.count * 3);
  for (let index = 0; index < place.count; index++) {
    const xM = xs[index % xs.length] ?? 0;
    const yM = ys[Math.floor(index / xs.length)] ?? 0;
    // The rows go from the top down.
    place.setXY(index, xM - widthM / 2, heightM / 2 - yM);
    const shade = shadeAt(xM) * shadeAt(widthM - xM) * shadeAt(heightM - yM) * (isTopOpen ? 1 : shadeAt(yM));
    shades.fill(shade, index * 3, index * 3 + 3);
  }
  panel.setAttribute('color', new BufferAttribute(shades, 3));
  panel.computeBoundingSphere();
  return panel;
}
