import { dark, disc, main, oval, path, ringed, seam, second, shell, stroke } from '../ink.ts'

const leaf = path('M0-34Q14-54 36-46Q24-28 0-34Z', 'fill="#3f9274"')
const gleam = path('M-24 0Q-24-18-10-24', stroke('#f6ead2', 4))
const red = 'fill="#cf3a2b"'
const gold = 'fill="#e2ab45"'
const jade = 'fill="#3f9274"'

/** Fruit and sweets, in a box of 100 by 100 around the origin. */
export const fruits = {
  cherry:
    path('M-20 14Q-6-20 10-44Q14-14 24 8', stroke('#3f9274', 4)) +
    disc(-22, 24, 21, red) +
    disc(24, 20, 21, red) +
    path('M10-44Q32-54 44-34Q24-28 10-44Z', jade) +
    path('M-34 20Q-32 12-26 10M12 16Q14 8 20 6', stroke('#f6ead2', 3.4)),
  melon:
    path('M-48-16A48 48 0 0 0 48-16Z', jade) +
    path('M-41-16A41 41 0 0 0 41-16Z', shell) +
    path('M-36-16A36 36 0 0 0 36-16Z', red) +
    path('M-20-6L-17 2L-23 2ZM0-4L3 4L-3 4ZM20-6L23 2L17 2ZM-10 8L-7 15L-13 15ZM10 8L13 15L7 15Z', dark),
  citrus:
    disc(0, 0, 44, gold) +
    disc(0, 0, 38, shell) +
    ringed('segment', 8, path('M0-5L-12-34Q0-40 12-34Z', gold)),
  grape:
    path('M0-44V-30', stroke('#3f9274', 4)) +
    leaf +
    [-22, 0, 22].map((x) => disc(x, -18, 13, second)).join('') +
    [-11, 11].map((x) => disc(x, 2, 13, second)).join('') +
    [-22, 22].map((x) => disc(x, 2, 10, second)).join('') +
    [-11, 11, 0].map((x, index) => disc(x, index < 2 ? 20 : 38, 11, second)).join('') +
    [-26, -4, 18, -14, 8].map((x, index) => disc(x, index < 3 ? -22 : -2, 3, shell)).join(''),
  plum: leaf + disc(0, 8, 38, second) + path('M2-30Q-12 4 2 46', seam) + gleam,
  mango:
    leaf +
    path('M2-34C40-32 50 14 26 36C0 54-40 40-38 8C-34-10-20-34 2-34Z', gold) +
    path('M4-34C40-32 50 14 26 36Q36 0 4-34Z', red) +
    gleam,
  dragonfruit:
    path(
      'M-6-40L-16-52L0-46L10-54L8-40ZM-34-6L-50-14L-36 10ZM34-8L50-18L38 10ZM-28 26L-42 32L-22 38ZM28 26L42 32L22 38Z',
      jade,
    ) +
    oval(0, 2, 38, 43, red) +
    oval(0, 2, 30, 35, shell) +
    [-14, 0, 14, -20, -7, 7, 20, -14, 0, 14, -7, 7]
      .map((x, index) => disc(x, [-16, -18, -14, 0, -2, 2, -1, 14, 16, 13, 26, 25][index] ?? 0, 2.2, dark))
      .join(''),
  spiky:
    path(
      'M0-50L7-40L18-47L21-34L34-37L32-24L45-22L38-10L50-2L39 6L45 18L33 20L34 33L22 32L19 44L8 38L0 49L-8 38L-19 44L-22 32L-34 33L-33 20L-45 18L-39 6L-50-2L-38-10L-45-22L-32-24L-34-37L-21-34L-18-47L-7-40Z',
      main,
    ) +
    disc(0, -2, 30, second) +
    path(
      'M-20-12L-14-20L-8-12M6-16L12-24L18-16M-10 4L-4-4L2 4M10 8L16 0L22 8M-22 14L-16 6L-10 14M0 22L6 14L12 22',
      seam,
    ),
  mangosteen:
    disc(0, 6, 40, second) +
    path('M-26-26Q-14-40 0-30Q14-40 26-26Q14-14 0-20Q-14-14-26-26Z', jade) +
    path('M0-28V-44', stroke('#3f9274', 6)) +
    ringed('clove', 6, oval(0, 0, 6, 9, 'fill="#f6ead2" transform="translate(0 6) translate(0 -10)"')) +
    gleam,
  lychee:
    leaf +
    disc(-14, 6, 28, red) +
    path('M-6-20Q30-26 40 4Q42 32 14 36Q34 6-6-20Z', shell) +
    disc(16, 8, 20, shell) +
    path('M-30-4l6-5l6 5M-34 10l6-5l6 5M-28 24l6-5l6 5M-16 8l6-5l6 5', seam),
  pineapple:
    path('M0-14L-22-40L-8-36L-10-52L0-40L10-52L8-36L22-40Z', jade) +
    oval(0, 18, 29, 33, gold) +
    path('M-24 0L14 46M-12-10L26 32M24 0L-14 46M12-10L-26 32M-28 18L2 50M28 18L-2 50', seam),
  coconut:
    path('M-44-2A44 44 0 0 0 44-2Z', jade) +
    oval(0, -2, 44, 15, shell) +
    oval(0, -1, 34, 10, second) +
    path('M8-2L26-50', stroke('#d43c2c', 5)) +
    path('M-30 18Q-20 34-6 36', stroke('#f6ead2', 3)),
  starfruit:
    ringed('wing', 5, path('M-15-16L0-46L15-16L0 0Z', gold) + oval(0, -18, 3, 6, dark)) +
    disc(0, 0, 9, shell),
  papaya:
    path('M0-48C20-44 40-8 34 18C28 40 10 46 0 46C-10 46-28 40-34 18C-40-8-20-44 0-48Z', jade) +
    path('M0-40C16-36 32-6 28 16C22 34 10 38 0 38C-10 38-22 34-28 16C-32-6-16-36 0-40Z', 'fill="#e0782a"') +
    path('M0-14C10-10 16 4 14 14C12 24 6 28 0 28C-6 28-12 24-14 14C-16 4-10-10 0-14Z', shell) +
    [-5, 5, 0, -5, 5].map((x, index) => disc(x, [0, 0, 8, 16, 16][index] ?? 0, 3, dark)).join(''),
  seven:
    path('M-36-44H40V-24C14-2 6 20 6 46H-20C-18 16-8-6 12-22H-16L-22-10H-36Z', red) +
    path('M-36-44H40V-24C14-2 6 20 6 46H-20C-18 16-8-6 12-22H-16L-22-10H-36Z', stroke('url(#a)', 4)) +
    path('M-30-38H34', stroke('#f6ead2', 2)),
  candy:
    path('M-24 6L-50-14Q-40 4-50 26ZM24-6L50-26Q42-4 50 14Z', second) +
    disc(0, 0, 29, main) +
    path(
      'M-20-20Q6-8 4 28M-2-28Q22-12 20 20M-28 0Q-14 4-12 26',
      'fill="none" stroke="#c8382a" stroke-width="6"',
    ) +
    path('M-14-16Q-8-22 0-22', stroke('#f6ead2', 4)),
  mooncake:
    ringed('scallop', 12, disc(0, -36, 11, main)) +
    disc(0, 0, 38, main) +
    disc(0, 0, 30, seam) +
    ringed('leaflet', 6, path('M0-4Q-10-16 0-27Q10-16 0-4Z', stroke('#1c100c', 2.4))) +
    disc(0, 0, 4, dark),
  strawberry:
    path('M0 48C-24 34-44 6-36-16Q-26-32 0-26Q26-32 36-16C44 6 24 34 0 48Z', red) +
    path('M0-26L-30-36L-18-22L-26-12L-8-20L0-6L8-20L26-12L18-22L30-36Z', jade) +
    [-18, 0, 18, -10, 10, 0]
      .map((x, index) => oval(x, [4, 8, 4, 22, 22, 36][index] ?? 0, 1.8, 3, gold))
      .join(''),
  ice:
    path('M-22 8H22L0 52Z', gold) +
    path('M-14 8L8 36M14 8L-8 36', seam) +
    disc(0, -16, 27, shell) +
    path('M-28-14Q-22-44 0-44Q22-44 28-14Q20-4 14-12Q8-2 0-10Q-8-2-14-12Q-20-4-28-14Z', second) +
    disc(4, -44, 7, red),
} as const
