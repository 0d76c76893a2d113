import { dark, disc, main, mirrored, oval, path, placed, seam, second, shell, stroke } from '../ink.ts'

const feather = path('M0 0Q9-22 0-46Q-9-22 0 0Z', second) + disc(0, -36, 4, main)
const bigWing =
  path(
    'M2-8C16-30 34-40 50-40Q46-30 38-27Q48-26 50-20Q42-14 34-14Q42-10 43-3Q34 2 26-2Q30 4 28 9Q14 12 2 10Z',
    main,
  ) + path('M10-8Q24-24 40-34M12-3Q26-14 42-19M12 2Q22-4 34-5', seam)

/** Whole creatures, in a box of 100 by 100 around the origin. */
export const beastBodies = {
  carp: placed(
    0,
    0,
    1,
    path('M-30 6Q-42-16-52-18Q-46 4-50 26Q-38 22-30 6Z', second) +
      path('M-8-20Q4-38 22-24ZM-4 18Q6 36 18 18Z', second) +
      path('M-36 6C-18-28 22-30 44-2C22 26-16 30-36 6Z', main) +
      path(
        'M18-20Q8 0 18 20M-14-14q8 6 2 14q8 6 0 13M-2-19q8 8 2 18q8 8 0 20M10-10q6 8 0 18M-26-4q8 6 0 14',
        seam,
      ) +
      disc(29, -5, 4.4, shell) +
      disc(30, -5, 2.2, dark) +
      path('M42 2Q48 8 44 16', stroke('#f6ead2', 1.6)),
    -18,
  ),
  shark:
    path('M-52-10Q-42 0-50 24Q-38 16-30 6ZM-8-16L10-44Q16-26 22-14ZM-4 14L-14 34Q2 28 12 16Z', second) +
    path('M-40 6C-18-24 26-26 50-2C36 14-12 24-40 6Z', main) +
    path('M50-2C36 14-12 24-40 6Q6 14 50-2Z', shell) +
    path('M20-8L17 2M14-8L11 3M8-8L5 4', seam) +
    disc(33, -8, 2.8, dark),
  whale:
    path('M-34-2Q-52-4-50-30Q-40-22-32-24Q-26-36-16-34Q-20-14-28-6Z', second) +
    path('M-36 0C-24 4-14-22 16-22C40-22 50-6 46 12C42 30 16 34-4 30C-24 26-36 14-36 0Z', main) +
    path('M46 12C42 30 16 34-4 30Q-14 28-20 22Q20 26 46 12Z', shell) +
    path('M0 24V29M10 24V31M20 22V30M30 19V26', seam) +
    disc(32, 3, 3.2, dark) +
    path('M16-26Q14-38 6-42M16-26Q20-38 28-42', stroke('#f6ead2', 3)),
  octopus: mirrored(
    'octopus',
    path(
      'M6 8C10 34 20 36 18 48M14 6C20 26 34 24 36 42M20 2C32 16 44 6 48 22M2 8C2 30 8 34 4 48',
      stroke('url(#b)', 8),
    ) +
      path('M-.5-46C26-46 36-26 30-6C26 12 14 14-.5 14Z', main) +
      disc(12, -8, 7, shell) +
      disc(11, -8, 3.4, dark) +
      disc(10, -32, 4, second) +
      disc(22, -24, 3, second),
  ),
  snake:
    path('M-40 36C-10 52 44 44 36 22C30 6-34 20-34-2C-34-20 14-8 14-28', stroke('url(#a)', 15)) +
    path(
      'M-40 36C-10 52 44 44 36 22C30 6-34 20-34-2C-34-20 14-8 14-28',
      'fill="none" stroke="#1c100c" stroke-width="14" stroke-dasharray="2 7" opacity=".5"',
    ) +
    path('M2-28C0-46 12-52 20-48C30-44 30-30 24-22Q12-16 2-28Z', main) +
    disc(17, -36, 3, dark) +
    path('M26-40L42-44M36-42L42-36', stroke('#c8382a', 2)),
  turtle: mirrored(
    'turtle',
    path(
      'M18-24C32-44 46-34 42-16ZM22 20C36 24 40 40 26 40ZM-.5-34C10-34 12-50-.5-50ZM-.5 36L5 48L-.5 46Z',
      second,
    ) +
      path('M-.5-38C26-38 38-20 36 2C34 26 20 38-.5 38Z', main) +
      path('M0-20L14-12V6L0 15M14-12L28-24M14 6L30 16M0-20V-37M0 15V37', seam) +
      disc(4, -43, 1.8, dark),
  ),
  phoenix:
    [-52, -26, 0, 26, 52].map((turn) => placed(0, 12, 0.86, feather, 180 + turn)).join('') +
    mirrored('phoenix', bigWing) +
    path('M0-38C12-36 12-22 9-10Q10 14 0 24Q-10 14-9-10C-12-22-12-36 0-38Z', main) +
    path('M-8-38L-3-50L0-42L4-50L8-38ZM-3-26H3L0-18Z', second) +
    disc(-4, -30, 1.8, dark) +
    disc(4, -30, 1.8, dark),
  eagle:
    mirrored('eagle', bigWing + path('M-.5 14L14 40L8 42L4 46L-.5 44Z', second)) +
    path('M0-34C12-34 12-18 10-6Q10 16 0 24Q-10 16-10-6C-12-18-12-34 0-34Z', second) +
    path('M-9-24Q0-44 9-24Q0-10-9-24Z', shell) +
    path('M-3-24H3L0-12Z', main) +
    disc(-4, -27, 1.6, dark) +
    disc(4, -27, 1.6, dark),
  swallow:
    mirrored(
      'swallow',
      path('M0-14C18-30 40-30 50-16C34-16 24-4 12 6Z', main) + path('M0 6L16 46Q4 34-.5 22Z', second),
    ) +
    path('M0-30Q10-24 9-8Q8 14 0 26Q-8 14-9-8Q-10-24 0-30Z', main) +
    path('M-6-18Q0-10 6-18L0-4Z', shell) +
    path('M-2-28L0-38L2-28Z', second),
  crane:
    path('M6 14L2 48M12 14L14 48', stroke('#f6ead2', 2.4)) +
    path('M-14 12C-6-14 26-18 46 0C34 2 28 8 22 14C8 24-8 22-14 12Z', main) +
    path('M46 0L26 20L20 8Z', dark) +
    path('M-10 12C-28 2-8-18-18-34', stroke('url(#a)', 6)) +
    path('M-14-34A6 6 0 1 0-24-38L-48-32Z', main) +
    path('M-24-42Q-18-48-13-40Z', 'fill="#d43c2c"') +
    path('M2-6Q18-34 44-38Q36-14 20 4Z', second),
  swan:
    path('M-34 20C-40 0-6 4 10-8C26-18 40-6 48-10C46 16 30 34-2 34C-22 34-30 30-34 20Z', main) +
    path('M-24 24C-40 0-4-10-14-32Q-20-46-32-36', stroke('url(#a)', 9)) +
    path('M-30-42L-46-32L-32-30Z', second) +
    disc(-27, -38, 1.8, dark) +
    path('M-6 20Q18 22 38 2M-4 10Q12 10 26-2', seam),
  peacock:
    [-72, -48, -24, 0, 24, 48, 72].map((turn) => placed(0, 14, 1.18, feather, turn)).join('') +
    path('M0-16C10-16 8-2 9 8Q14 36 0 44Q-14 36-9 8C-8-2-10-16 0-16Z', main) +
    path('M-3-8H3L0-1ZM0-26L-5-17H5Z', shell) +
    disc(-3.6, -10, 1.5, dark) +
    disc(3.6, -10, 1.5, dark),
  parrot:
    path('M-4 10L-22 50L4 30L10 50L14 14Z', second) +
    path('M-16-24C-16-46 22-48 24-18C30 10 20 30 2 30C-12 16-16-4-16-24Z', main) +
    path('M6-8C28-6 30 24 12 36C2 20 0 4 6-8Z', second) +
    path('M-14-30C-32-30-30-10-20-8Q-20-18-12-20Z', shell) +
    disc(-4, -27, 6, shell) +
    disc(-5, -27, 3, dark),
  rooster:
    path('M8 12C24-30 50-30 48 4C44-8 38-10 34-2C40 8 34 16 28 10C22 24 12 24 8 12Z', second) +
    path('M-2 30L-4 46M8 30L10 46M-10 47H0M4 47H16', stroke('#f6ead2', 3)) +
    path('M-26-24C-24-40-4-40-4-22C-2-4 10 6 24 2C24 22 10 34-4 32C-22 28-20 4-26-24Z', main) +
    path('M-26-32Q-30-44-20-42Q-18-52-10-44Q-2-48-4-34L-14-32Z', 'fill="#d43c2c"') +
    path('M-26-26L-40-20L-25-18Z', shell) +
    path('M-24-16Q-32-4-22-2Q-16-8-20-16Z', 'fill="#d43c2c"') +
    path('M-12 0Q0 22 16 14M-8-4Q2 8 12 8', seam) +
    disc(-16, -26, 2.4, dark),
  butterfly:
    mirrored(
      'butterfly',
      path('M2-4C8-40 44-50 48-28C50-8 26 0 2 2Z', main) +
        path('M2 2C26 2 40 14 34 32C26 48 6 30 2 8Z', second) +
        disc(34, -24, 7, second) +
        disc(23, 22, 5, main) +
        path('M6-6L30-22M6 6L20 18', seam) +
        path('M1-14Q6-34 14-40', stroke('#f6ead2', 2)),
    ) + oval(0, 2, 4, 22, dark),
  bee:
    mirrored('bee', oval(26, -14, 22, 12, 'fill="#f6ead2" opacity=".8" transform="rotate(-24 26 -14)"')) +
    oval(0, 12, 20, 32, main) +
    path('M-18 0Q0 8 18 0V9Q0 17-18 9ZM-20 16Q0 24 20 16L18 25Q0 33-18 25ZM-4 43L0 52L4 43Z', dark) +
    disc(0, -24, 13, second) +
    disc(-5, -26, 3, dark) +
    disc(5, -26, 3, dark) +
    path('M-5-36Q-8-46-16-48M5-36Q8-46 16-48', stroke('#f6ead2', 2)),
  dragonfly:
    mirrored(
      'dragonfly',
      oval(26, -16, 25, 6, 'fill="url(#b)" transform="rotate(-18 26 -16)"') +
        oval(24, 0, 22, 5, 'fill="url(#b)" transform="rotate(14 24 0)"') +
        disc(6, -32, 6, shell) +
        disc(7, -32, 3, dark),
    ) +
    path('M-6-26Q0-30 6-26L4 0L2 48H-2L-4 0Z', main) +
    path('M-3 8H3M-3 18H3M-2 28H2M-2 38H2', seam),
  scorpion:
    mirrored(
      'scorpion',
      path('M8 8L28 0M8 16L32 16M8 24L28 32', stroke('url(#b)', 4)) +
        path('M8-2C24-4 26-18 26-24', stroke('url(#a)', 6)) +
        path('M20-26C18-42 30-48 32-50Q28-38 34-34Q34-44 42-44C46-30 36-20 26-20Z', main),
    ) +
    oval(0, 14, 14, 24, main) +
    path('M-12 8H12M-13 16H13M-11 24H11', seam) +
    path('M0 34C4 54-34 50-34 26C-34 10-20 8-16 14', stroke('url(#a)', 6)) +
    path('M-20 20L-8 16L-18 6Z', 'fill="#d43c2c"') +
    disc(-4, -4, 2, dark) +
    disc(4, -4, 2, dark),
} as const
