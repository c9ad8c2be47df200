export type DrawingLoop = {
  drawSoon: () => void;
  setSeen: (isSeen: boolean) => void;
  end: () => void;
};

const firstStepMs = 16;
/** After a long pause between two drawings a movement goes on as if it had been so many ms. */
const longestStepMs = 150;

/**
 * Draws frame after frame for as long as something moves, and only while it can be seen.
 * @param draw draws once, so many ms after the time before; answers whether everything is where it should be
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
