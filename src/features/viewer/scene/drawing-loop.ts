type DrawingLoop = {
  requestDraw: () => void;
  setVisible: (isVisible: boolean) => void;
  end: () => void;
};

const firstStepMs = 16;
/** Upper limit of a step after a pause. */
const maxStepMs = 150;

/**
 * Requests frames while something moves and the canvas is visible.
 * @param draw returns whether all values have arrived
 */
export function drawingLoop(draw: (elapsedMs: number) => boolean): DrawingLoop {
  let [frame, lastMs, isVisible, isEnded] = [0, 0, true, false];

  function step(timeMs: number): void {
    frame = 0;
    if (isEnded || !isVisible) return;
    const hasArrived = draw(lastMs ? Math.min(timeMs - lastMs, maxStepMs) : firstStepMs);
    lastMs = hasArrived ? 0 : timeMs;
    if (!hasArrived) requestDraw();
  }

  function requestDraw(): void {
    if (!frame && isVisible && !isEnded) frame = requestAnimationFrame(step);
  }

  return {
    requestDraw,
    setVisible(next) {
      isVisible = next;
      requestDraw();
    },
    end() {
      isEnded = true;
      cancelAnimationFrame(frame);
    },
  };
}
