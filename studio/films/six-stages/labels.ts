import { filmStages } from '../../../src/data/films/film-stages';
import { cyan, ember, slateOnDark, white } from './colours';
import { project } from './projection';
import { leaderStart, partHeight, partZ, stageCount } from './stack';
import {
  chapterS,
  chaptersEndS,
  closeness,
  durationS,
  firstChapterS,
  labelStrength,
  ramp,
  type Camera,
} from './timeline';

const textX = 760;
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
function drawChapterLabel(canvas: CanvasRenderingContext2D, index: number, camera: Camera, strength: number): void {
  const stage = filmStages[index];
  if (!stage || strength < 0.01) return;
  const [x, y] = edgeOf(index, camera);
  const isLast = index === stageCount - 1;
  canvas.save();
  canvas.globalAlpha = strength;
  leader(canvas, x + 10, y, textX - 22, isLast ? ember : cyan);
  const shift = 12 * (1 - strength);
  write(canvas, `Stage ${index + 1} of ${stageCount}`, textX + shift, y - 34, '500 19px', slateOnDark);
  write(canvas, stage.name, textX - 2 + shift, y + 12, '500 38px', white, -1);
  write(canvas, stage.task, textX + shift, y + 48, isLast ? '600 23px' : '400 23px', isLast ? ember : slateOnDark);
  canvas.restore();
}

/** In the wide view at the end, every name beside its stage. */
function drawAllNames(canvas: CanvasRenderingContext2D, camera: Camera, timeS: number): void {
  const end = 1 - ramp(durationS - 0.6, durationS - 0.1, timeS);
  for (const [index, stage] of filmStages.entries()) {
    const strength = ramp(16.3 + index * 0.1, 16.9 + index * 0.1, timeS) * end;
    if (strength < 0.01) continue;
    const [x, y] = edgeOf(index, camera);
    const isLast = index === stageCount - 1;
    canvas.save();
    canvas.globalAlpha = strength;
    leader(canvas, x + 8, y, 620, isLast ? ember : cyan);
    write(canvas, String(index + 1), 634, y + 7, '600 21px', isLast ? ember : cyan);
    write(canvas, stage.name, 658, y + 7, '500 21px', white, -0.2);
    if (isLast) {
      const nameWidth = canvas.measureText(stage.name).width;
      write(canvas, stage.task, 658 + nameWidth + 16, y + 7, '500 19px', ember);
    }
    canvas.restore();
  }
}

/** What goes in all round, and what leaves at the top. */
function drawAirNames(canvas: CanvasRenderingContext2D, camera: Camera, timeS: number): void {
  const into = ramp(0.1, 0.6, timeS) * (1 - ramp(1.6, 2.1, timeS));
  const out = ramp(chaptersEndS + 0.5, chaptersEndS + 1, timeS) * (1 - ramp(durationS - 0.6, durationS - 0.1, timeS));
  const [, footY] = project({ x: 0, y: 0, z: partHeight.base / 2 }, camera);
  const [headX, headY] = project({ x: 0, y: 0, z: partZ.outlet + partHeight.outlet }, camera);
  canvas.save();
  canvas.globalAlpha = into;
  write(canvas, 'Room air goes in all round', textX - 60, footY + 8, '500 26px', ember, -0.3);
  canvas.globalAlpha = out;
  const near = closeness(timeS);
  write(canvas, 'Clean air leaves at the top', headX + 150 + 150 * near, headY - 6 + 30 * near, '500 26px', cyan, -0.3);
  canvas.restore();
}

/** Six strokes at the foot of the frame that fill as the stages pass. */
function drawProgress(canvas: CanvasRenderingContext2D, timeS: number): void {
  const strength = closeness(timeS) * (1 - ramp(chaptersEndS, chaptersEndS + 0.6, timeS));
  if (strength < 0.01) return;
  canvas.save();
  canvas.globalAlpha = strength;
  for (let index = 0; index < stageCount; index += 1) {
    const done = Math.min(1, Math.max(0, (timeS - firstChapterS - index * chapterS) / chapterS));
    const x = textX + index * 62;
    canvas.fillStyle = 'rgba(163,177,192,0.3)';
    canvas.fillRect(x, 660, 52, 3);
    canvas.fillStyle = index === stageCount - 1 ? ember : cyan;
    canvas.fillRect(x, 660, 52 * done, 3);
  }
  canvas.restore();
}

/** All that is written on the frame at a time. */
export function drawLabels(canvas: CanvasRenderingContext2D, camera: Camera, timeS: number): void {
  canvas.textBaseline = 'alphabetic';
  for (let index = 0; index < stageCount; index += 1) {
    drawChapterLabel(canvas, index, camera, labelStrength(index, timeS));
  }
  drawAllNames(canvas, camera, timeS);
  drawAirNames(canvas, camera, timeS);
  drawProgress(canvas, timeS);
}
