import { box, dark, disc, halfOval, main, mirrored, oval, path, seam, second, shell, stroke } from '../ink.ts'
import { bead, nose, roundHead, smile, whiskers } from './face-parts.ts'

/** Faces of the animals of tales, small and great, seen from the front, in a box of 100 by 100 around the origin. */
export const taleFaces = {
  rabbit: mirrored(
    'rabbit',
    path('M3-20C4-50 24-54 24-38C24-26 18-20 14-14Z', main) +
      path('M8-22C10-40 18-46 19-38C19-28 14-22 12-18Z', second) +
      path('M-.5-22C18-24 34-12 34 10C34 30 18 42-.5 42Z', main) +
      disc(15, 6, 5, dark) +
      disc(16.5, 4, 1.6, shell) +
      path('M-.5 16H6Q4 22-.5 23Z', second) +
      path('M0 22V28Q6 33 12 29', seam) +
      box(-5, 30, 5, 8, 1, shell),
  ),
  mouse: mirrored(
    'mouse',
    disc(30, -24, 20, main) +
      disc(30, -24, 12, second) +
      path('M-.5-24C18-24 30-8 26 10C20 28 10 40-.5 42Z', main) +
      bead +
      halfOval(38, 5, 5, dark) +
      path('M12 26L38 20M12 30L38 32', stroke('#f6ead2', 1.4)),
  ),
  otter: mirrored(
    'otter',
    disc(34, -20, 8, main) +
      path(roundHead, main) +
      halfOval(22, 24, 15, shell) +
      bead +
      nose +
      smile +
      whiskers,
  ),
  toad: mirrored(
    'toad',
    disc(24, -24, 15, main) +
      disc(24, -25, 8, shell) +
      disc(24, -25, 4, dark) +
      path('M-.5-22C30-24 50-4 46 18C40 38 20 42-.5 42Z', main) +
      path('M0 18Q30 20 42 4', seam) +
      disc(30, 22, 3, second) +
      disc(22, 30, 4, second) +
      oval(4, 0, 1.6, 2.6, dark),
  ),
  crocodile: mirrored(
    'crocodile',
    disc(20, -34, 11, main) +
      path('M13-36Q20-44 27-36Q20-29 13-36Z', shell) +
      box(18.5, -41, 3, 11, 1.5, dark) +
      path('M-.5-34L30-30L32-10L22 10L26 40Q16 50-.5 49Z', main) +
      path('M31-8L36 0L29-1ZM25 8L31 16L24 16ZM24 22L31 29L25 31ZM25 36L31 42L23 43Z', shell) +
      disc(9, 40, 3, dark) +
      path('M6-20V20M14-18V0', seam),
  ),
  owl: mirrored(
    'owl',
    path('M-.5-32L12-34L34-50L38-24C48 6 38 46-.5 48Z', main) +
      disc(17, -12, 16, second) +
      disc(17, -12, 11, shell) +
      disc(16, -12, 6, dark) +
      path('M-.5-6H6L-.5 10Z', shell) +
      path('M4 18Q10 26 16 18M18 18Q24 26 30 16M0 30Q8 38 14 30M14 30Q22 36 28 28', seam),
  ),
  dragon: mirrored(
    'dragon',
    path('M-.5-40L12-34L22-46L28-30L44-32L40-16L50-6L40 2L46 16L34 18L34 34L22 32L10 46L-.5 42Z', second) +
      path('M8-26C10-42 24-40 28-50M16-36Q26-34 34-42', stroke('#f6ead2', 4)) +
      path('M-.5-28C14-30 28-24 30-10C32 2 20 8 22 20C24 34 10 38-.5 38Z', main) +
      path('M6-10L28-18Q26-4 14-2Z', shell) +
      disc(18, -9, 3.8, dark) +
      path('M0-26V0M4-26L8-18', seam) +
      oval(9, 17, 4, 3, dark) +
      path('M-.5 28Q12 30 22 24L18 34L14 29L9 36L5 30L-.5 38Z', shell) +
      path('M22 20C40 22 34 40 46 42', stroke('#f6ead2', 2)),
  ),
  qilin: mirrored(
    'qilin',
    path('M-.5-34L14-30L34-38L34-22L48-18L38-6L48 6L36 10L40 26L26 24L18 40L-.5 34Z', second) +
      path('M-.5-50Q6-36 5-20H-.5Z', shell) +
      path('M-.5-24C14-26 24-20 24-4C24 6 18 12 18 24Q16 42-.5 42Z', main) +
      path('M6-6L24-14Q22 0 13 1Z', shell) +
      disc(16, -5, 3.4, dark) +
      oval(8, 24, 3.6, 3, dark) +
      path('M0 32Q8 34 16 28M10 10Q16 8 18 12', seam),
  ),
} as const
