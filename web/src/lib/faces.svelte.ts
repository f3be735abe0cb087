// Faces come after the board: whoever plays does not wait for the pen that draws them.
type FaceOf = (id: string) => string;

/** Somebody's picture, '' until there is something to draw it with. */
export function laterFaces(load: () => Promise<{ faceOf: FaceOf }>): FaceOf {
  let found = $state.raw<FaceOf | null>(null);
  let asked = false;
  return (id) => {
    if (!asked) {
      asked = true;
      load().then(
        ({ faceOf }) => (found = faceOf),
        () => (asked = false),
      );
    }
    return found?.(id) ?? '';
  };
}
