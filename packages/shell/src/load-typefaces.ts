/**
 * Asks for the typefaces of a brand's sheet while the app asks for all else: one that comes after the words moves them. Those
 * that a device has no file for are left to the next in the list.
 */
export function loadTypefaces(faces: Iterable<Pick<FontFace, 'load'>>): void {
  for (const face of faces) face.load().catch(() => undefined)
}
