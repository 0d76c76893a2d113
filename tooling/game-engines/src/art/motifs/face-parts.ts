import { dark, disc, main, oval, path, seam, second, shell, stroke } from '../ink.ts'

// Right halves, which `mirrored` doubles; each face takes what it needs.
export const eye = path('M7-3Q17-13 27-6Q18 3 7-3Z', shell) + disc(17, -5, 4, dark)
export const bead = disc(15, -3, 5, dark) + disc(16.5, -5, 1.6, shell)
export const nose = path('M-.5 9H9Q7 17 -.5 19Z', dark)
export const smile = path('M0 18V24Q8 31 16 25', seam)
export const whiskers = path('M20 16L44 10M20 20L45 20M20 24L42 30', stroke('#f6ead2', 1.4))
export const roundHead = 'M-.5-34C20-36 38-24 40-2C42 22 24 41-.5 42Z'
export const muzzle = oval(9, 21, 13, 11, shell)
export const roundEar = disc(28, -31, 13, main) + disc(28, -31, 7, second)
export const pointEar = path('M4-26L32-48L39-12Z', main) + path('M16-28L30-40L34-20Z', second)
