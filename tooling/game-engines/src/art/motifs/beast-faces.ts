import { box, dark, disc, halfOval, main, mirrored, oval, path, seam, second, shell, stroke } from '../ink.ts'

const eye = path('M7-3Q17-13 27-6Q18 3 7-3Z', shell) + disc(17, -5, 4, dark)
const bead = disc(15, -3, 5, dark) + disc(16.5, -5, 1.6, shell)
const nose = path('M-.5 9H9Q7 17 -.5 19Z', dark)
const smile = path('M0 18V24Q8 31 16 25', seam)
const whiskers = path('M20 16L44 10M20 20L45 20M20 24L42 30', stroke('#f6ead2', 1.4))
const roundHead = 'M-.5-34C20-36 38-24 40-2C42 22 24 41-.5 42Z'
const muzzle = oval(9, 21, 13, 11, shell)
const roundEar = disc(28, -31, 13, main) + disc(28, -31, 7, second)
const pointEar = path('M4-26L32-48L39-12Z', main) + path('M16-28L30-40L34-20Z', second)

/** Animal faces seen from the front, in a box of 100 by 100 around the origin. */
export const beastFaces = {
  tiger: mirrored(
    'tiger',
    roundEar +
      path(roundHead, main) +
      path('M-.5-34H5L-.5-14ZM9-35L14-18L18-34ZM41-6L25-1L41 4ZM39 13L26 13L34 23Z', dark) +
      muzzle +
      eye +
      nose +
      smile,
  ),
  cat: mirrored('cat', pointEar + path(roundHead, main) + muzzle + eye + nose + smile + whiskers),
  leopard: mirrored(
    'leopard',
    roundEar +
      path(roundHead, main) +
      [8, -26, 22, -22, 32, -10, 35, 6, 30, 20]
        .reduce<string[]>((spots, value, index, all) => {
          if (index % 2 === 0) spots.push(disc(value, all[index + 1] ?? 0, 3.4, dark))
          return spots
        }, [])
        .join('') +
      muzzle +
      eye +
      nose +
      smile,
  ),
  lion: mirrored(
    'lion',
    path(
      'M-.5-50L9-42L18-48L24-38L34-40L36-29L46-26L43-14L50-6L44 4L48 14L40 22L42 33L31 36L28 46L17 42L10 50L-.5 44Z',
      second,
    ) +
      path('M-.5-28C18-29 30-20 31-2C32 20 18 34-.5 35Z', main) +
      muzzle +
      eye +
      nose +
      smile,
  ),
  fox: mirrored(
    'fox',
    pointEar +
      path('M-.5-24C14-26 34-20 40-4C34 14 14 30-.5 44Z', main) +
      path('M41-4C30 4 22 8 14 10L-.5 30V44C14 30 34 14 41-4Z', shell) +
      eye +
      path('M-.5 36H6Q4 43-.5 44Z', dark),
  ),
  wolf: mirrored(
    'wolf',
    path('M4-26L26-50L37-10Z', second) +
      path('M-.5-30L20-26L38-10L46 8L34 10L36 22L24 22L12 34L-.5 46Z', main) +
      path('M-.5-4L8 0L12 22L-.5 40Z', shell) +
      path('M8-6L28-12L22 0Z', shell) +
      disc(19, -5, 3.4, dark) +
      path('M-.5 32H7L-.5 42Z', dark),
  ),
  bear: mirrored(
    'bear',
    roundEar + path(roundHead, main) + halfOval(20, 18, 14, shell) + bead + nose + smile,
  ),
  panda: mirrored(
    'panda',
    disc(28, -31, 13, dark) +
      path(roundHead, shell) +
      oval(17, -2, 10, 13, dark) +
      disc(16, -4, 3.6, shell) +
      nose +
      smile,
  ),
  monkey: mirrored(
    'monkey',
    disc(40, -2, 12, main) +
      disc(40, -2, 6, second) +
      path('M-.5-40C24-40 36-26 36-4C36 24 22 42-.5 42Z', main) +
      path('M-.5-14Q16-28 26-10Q30 4 22 10Q32 34-.5 36Z', shell) +
      bead +
      path('M2 12L6 16M0 26Q10 26 14 20', seam),
  ),
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
