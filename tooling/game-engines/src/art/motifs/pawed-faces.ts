import { dark, disc, halfOval, main, mirrored, oval, path, seam, second, shell } from '../ink.ts'
import { bead, eye, muzzle, nose, pointEar, roundEar, roundHead, smile, whiskers } from './face-parts.ts'

/** Faces of the animals with paws, seen from the front, in a box of 100 by 100 around the origin. */
export const pawedFaces = {
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
} as const
