import { filmStages } from '../../../src/data/films/film-stages';
import { cyan, ember, slateOnDark, white } from './colours';
import type { Camera, Cut } from './cuts';
import { project } from './projection';
import { leaderStart, partHeight, partZ, stageCount } from './stack';
import { chapterS, chaptersEndS, closeness, durationS, firstChapterS, labelStrength, ramp } from './timeline';

const family = 'Film, sans-serif';

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  tracking = 0,
): void {
  canvas.font = `${font} ${family}`;
  canvas.letterSpacing = `${tracking}px`;
  canvas.fillStyle = colour;
  canvas.fillText(text, x, y);
}

/** Where the leader of a stage begins on the frame. */
function edgeOf(index: number, camera: Camera): [x: number, y: number] {
  const { rightM, z } = leaderStart(index);
  const [x, y] = project({ x: 0, y: 0, z }, camera);
  return [x + rightM * camera.pxPerMetre, y];
}

function leader(canvas: CanvasRenderingContext2D, x: number, y: number, toX: number, colour: string): void {
  canvas.strokeStyle = 'rgba(163,177,192,0.7)';
  canvas.lineWidth = 1;
  canvas.beginPath();
  canvas.moveTo(x, y);
  canvas.lineTo(toX, y);
  canvas.stroke();
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.arc(x, y, 4, 0, 2 * Math.PI);
  canvas.fill();
}

/** The label of the stage that the air is passing: its number, its name, what it deals with. */
function drawChapterLabel(
  canvas: CanvasRenderingContext2D,
  index: number,
  camera: Camera,
  { label, text }: Cut,
  strength: number,
): void {
  const stage = filmStages[index];
  if (!stage || strength < 0.01) return;
  const [x, y] = edgeOf(index, camera);
  const isLast = index === stageCount - 1;
  const isBeside = label.y === undefined;
  const nameY = label.y === undefined ? y + 12 : label.y + 1.25 * text.name;
  canvas.save();
  canvas.globalAlpha = strength;
  if (isBeside) leader(canvas, x + 10, y, label.x - 22, isLast ? ember : cyan);
  const left = label.x + (isBeside ? 12 * (1 - strength) : 0);
  write(
    canvas,
    `Stage ${index + 1} of ${stageCount}`,
    left,
    nameY - 1.21 * text.name,
    `500 ${text.count}px`,
    slateOnDark,
  );
  write(canvas, stage.name, left - 2, nameY, `500 ${text.name}px`, white, -1);
  const task = isLast ? (['600', ember] as const) : (['400', slateOnDark] as const);
  write(canvas, stage.task, left, nameY + 0.1 * text.name + 1.4 * text.task, `${task[0]} ${text.task}px`, task[1]);
  canvas.restore();
}

/** In the wide view at the end, every name beside its stage. */
function drawAllNames(canvas: CanvasRenderingContext2D, camera: Camera, { label, names }: Cut, timeS: number): void {
  const end = 1 - ramp(durationS - 0.6, durationS - 0.1, timeS);
  const font = `500 ${names.size}px`;
  for (const [index, stage] of filmStages.entries()) {
    const strength = ramp(16.3 + index * 0.1, 16.9 + index * 0.1, timeS) * end;
    if (strength < 0.01) continue;
    const [x, y] = edgeOf(index, camera);
    const isLast = index === stageCount - 1;
    const nameX = names.x + 1.14 * names.size;
    canvas.save();
    canvas.globalAlpha = strength;
    leader(canvas, x + 8, y, names.x - 14, isLast ? ember : cyan);
    write(canvas, String(index + 1), names.x, y + 7, `600 ${names.size}px`, isLast ? ember : cyan);
    write(canvas, stage.name, nameX, y + 7, font, white, -0.2);
    if (isLast) {
      const isUnder = label.y !== undefined;
      const taskX = isUnder ? nameX : nameX + canvas.measureText(stage.name).width + 16;
      const taskY = isUnder ? y + 7 + 1.3 * names.size : y + 7;
      write(canvas, stage.task, taskX, taskY, `500 ${names.size - 2}px`, ember);
    }
    canvas.restore();
  }
}

/** What goes in all round, and what leaves at the top. */
function drawAirNames(canvas: CanvasRenderingContext2D, camera: Camera, cut: Cut, timeS: number): void {
  const into = ramp(0.1, 0.6, timeS) * (1 - ramp(1.6, 2.1, timeS));
  const out = ramp(chaptersEndS + 0.5, chaptersEndS + 1, timeS) * (1 - ramp(durationS - 0.6, durationS - 0.1, timeS));
  const [headX, headY] = project({ x: 0, y: 0, z: partZ.outlet + partHeight.outlet }, camera);
  const font = `500 ${cut.air.size}px`;
  canvas.save();
  canvas.globalAlpha = into;
  write(canvas, 'Room air goes in all round', cut.air.x, cut.air.y, font, ember, -0.3);
  canvas.globalAlpha = out;
  const near = closeness(timeS);
  const outX = cut.label.y === undefined ? headX + 150 + 150 * near : cut.names.x;
  write(canvas, 'Clean air leaves at the top', outX, headY - 6 + 30 * near, font, cyan, -0.3);
  canvas.restore();
}

/** Six strokes that fill as the stages pass. */
function drawProgress(canvas: CanvasRenderingContext2D, { label, progress: { y, stepX } }: Cut, timeS: number): void {
  const strength = closeness(timeS) * (1 - ramp(chaptersEndS, chaptersEndS + 0.6, timeS));
  if (strength < 0.01) return;
  canvas.save();
  canvas.globalAlpha = strength;
  for (let index = 0; index < stageCount; index += 1) {
    const done = Math.min(1, Math.max(0, (timeS - firstChapterS - index * chapterS) / chapterS));
    const x = label.x + index * stepX;
    canvas.fillStyle = 'rgba(163,177,192,0.3)';
    canvas.fillRect(x, y, stepX - 10, 3);
    canvas.fillStyle = index === stageCount - 1 ? ember : cyan;
    canvas.fillRect(x, y, (stepX - 10) * done, 3);
  }
  canvas.restore();
}

/** Darkness behind the words of the close-up that stand above the stack. */
function drawShade(canvas: CanvasRenderingContext2D, { label, width }: Cut, timeS: number): void {
  if (label.y === undefined) return;
  const shade = canvas.createLinearGradient(0, 0, 0, 300);
  const strength = closeness(timeS);
  shade.addColorStop(0, `rgba(11,20,34,${0.96 * strength})`);
  shade.addColorStop(0.55, `rgba(11,20,34,${0.82 * strength})`);
  shade.addColorStop(1, 'rgba(11,20,34,0)');
  canvas.fillStyle = shade;
  canvas.fillRect(0, 0, width, 300);
}

/** All that is written on the frame at a time. */
export function drawLabels(canvas: CanvasRenderingContext2D, camera: Camera, cut: Cut, timeS: number): void {
  canvas.textBaseline = 'alphabetic';
  drawShade(canvas, cut, timeS);
  for (let index = 0; index < stageCount; index += 1) {
    drawChapterLabel(canvas, index, camera, cut, labelStrength(index, timeS));
  }
  drawAllNames(canvas, camera, cut, timeS);
  drawAirNames(canvas, camera, cut, timeS);
  drawProgress(canvas, cut, timeS);
}
