/**
 * Drawing as text of SVG: ink, materials and motifs, shared by the tile of a game and by what stands on its reels.
 *
 * @module
 */
export {
  box,
  dark,
  disc,
  halfOval,
  main,
  mirrored,
  oval,
  path,
  placed,
  ringed,
  round,
  rounded,
  seam,
  second,
  shell,
  stroke,
} from './ink.ts'
export {
  drawPalette,
  gradient,
  materials,
  paints,
  paletteOfSlot,
  type Material,
  type MaterialName,
  type Palette,
} from './palette.ts'
export { motifs, motifsIn, type MotifName } from './motif-of.ts'
