// Work that can wait until what has changed is on the screen. By then everything is laid out: measuring costs little.

/** Does something when the next frame has been drawn; says how to stop it. */
export function whenDrawn(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
