export type DrawingLoop = {
  drawSoon: () => void;
  setSeen: (isSeen: boolean) => void;
  end: () => void;
};

const firstStepMs = 16;
/** Upper limit of a step after a pause. */
const longestStepMs = 150;

/**
 * Requests frames while something moves and the canvas is visible.
 * @param draw returns whether all values have arrived
 */
export function drawingLoop(draw: (elapsedMs: number) => boolean): DrawingLoop {
  let [frame, lastMs, isSeen, isEnded] = [0, 0, true, false];

  function step(timeMs: number): void {
    frame = 0;
    if (isEnded || !isSeen) return;
    const isThere = draw(lastMs ? Math.min(timeMs - lastMs, longestStepMs) : firstStepMs);
    lastMs = isThere ? 0 : timeMs;
    if (!isThere) drawSoon();
  }

  function drawSoon(): void {
    if (!frame && isSeen && !isEnded) frame = requestAnimationFrame(step);
  }

  return {
    drawSoon,
    setSeen(next) {
      isSeen = next;
      drawSoon();
    },
    end() {
      isEnded = true;
      cancelAnimationFrame(frame);
    },
  };
}
