import { box, dark, disc, halfOval, main, mirrored, oval, path, seam, second, shell, stroke } from '../ink.ts'
import { bead, roundHead } from './face-parts.ts'

/** Faces of the animals with hooves, seen from the front, in a box of 100 by 100 around the origin. */
export const hoofedFaces = {
  elephant: mirrored(
    'elephant',
    path('M18-30C44-44 58-14 46 14C38 26 24 14 20 2Z', second) +
      path('M-.5-36C20-36 30-22 26 0C22 14 12 16 10 26V40Q8 50-.5 48Z', main) +
      path('M-.5 22H9M-.5 30H9M-.5 38H9', seam) +
      path('M16 12Q30 18 26 36Q22 24 13 22Z', shell) +
      disc(15, -8, 3.6, dark),
  ),
  buffalo: mirrored(
    'buffalo',
    path('M12-26C34-22 46-30 42-50C58-28 44-6 14-10Z', shell) +
      path('M16-12L40-8L24 4Z', second) +
      path('M-.5-30C16-30 26-20 24-2L18 34Q14 46-.5 46Z', main) +
      halfOval(34, 17, 12, second) +
      oval(7, 33, 3.4, 4.6, dark) +
      disc(14, -4, 3.8, dark),
  ),
  saola: mirrored(
    'saola',
    path('M4-22Q8-38 18-50Q16-34 12-18Z', shell) +
      path('M14-14L38-18L22 0Z', second) +
      path('M-.5-24C14-24 20-14 20 0L13 34Q10 46-.5 46Z', main) +
      path('M6-6L20-12L18-8ZM10 12L18 8L15 20Z', shell) +
      path('M-.5 36H8Q6 44-.5 45Z', dark) +
      disc(13, 1, 3.6, dark),
  ),
  deer: mirrored(
    'deer',
    path('M8-18C10-34 26-32 26-50M14-30Q28-28 38-42M11-24Q0-32 6-46', stroke('#f6ead2', 4)) +
      path('M14-10L42-16L22 4Z', second) +
      path('M-.5-20C14-22 22-12 21 2L13 34Q10 46-.5 46Z', main) +
      path('M-.5 34H9Q6 44-.5 45Z', dark) +
      disc(13, 2, 4.4, dark) +
      disc(14, 0.5, 1.4, shell),
  ),
  horse: mirrored(
    'horse',
    path('M6-30L18-50L24-26Z', main) +
      path('M-.5-46Q10-34 4-8L-.5 0Z', second) +
      path('M4-34C22-34 26-14 22 4L16 36Q12 48-.5 48V-10Z', main) +
      oval(8, 36, 3, 4.6, dark) +
      disc(17, -10, 4, dark) +
      path('M22 4L36 12L20 18ZM24-12L40-8L23 0Z', second),
  ),
  rhino: mirrored(
    'rhino',
    path('M14-28L34-46L34-18Z', second) +
      path('M-.5-30C18-32 32-22 30-4L26 30Q20 44-.5 44Z', main) +
      path('M-.5 2L10 14Q8 24-.5 26ZM-.5-16L6-8L-.5 0Z', shell) +
      oval(13, 33, 4, 3, dark) +
      disc(19, -6, 3.6, dark),
  ),
  pig: mirrored(
    'pig',
    path('M14-30L38-40L38-12Z', second) +
      path(roundHead, main) +
      halfOval(16, 18, 13, second) +
      oval(7, 16, 3.4, 5, dark) +
      bead +
      box(-6, -30, 12, 4, 2, dark),
  ),
} as const
