import { box, dark, disc, main, mirrored, oval, path, ringed, seam, second, shell, stroke } from '../ink.ts'

/** Lucky and precious things, in a box of 100 by 100 around the origin. */
export const treasures = {
  gem:
    path('M-28-30H28L48-6L0 46L-48-6Z', main) +
    path('M-28-30L-16-6L0-30L16-6L28-30M-48-6H48', stroke('#f6ead2', 1.8)) +
    path('M-16-6H16L0 46Z', second) +
    path('M-48-6L-16-6L0 46Z', 'fill="#1c100c" opacity=".28"'),
  coin:
    disc(0, 0, 46, main) +
    disc(0, 0, 38, seam) +
    box(-12, -12, 24, 24, 1, dark) +
    ringed('mark', 4, path('M-4-34H4V-31H-4ZM-7-27H7V-24H-7ZM-1.5-31H1.5V-18H-1.5Z', dark)),
  ingot:
    path('M-50-14Q-36 4-24-6Q0-26 24-6Q36 4 50-14Q46 32 28 32H-28Q-46 32-50-14Z', main) +
    oval(0, -10, 25, 13, second) +
    path('M-40 6Q0 26 40 6', seam),
  crown:
    path('M-46-22L-24 4L0-40L24 4L46-22L36 36H-36Z', main) +
    disc(-46, -25, 6, second) +
    disc(46, -25, 6, second) +
    disc(0, -42, 7, second) +
    path('M-34 22H34', stroke('#1c100c', 3)) +
    disc(0, 12, 6, 'fill="#d43c2c"') +
    disc(-18, 13, 4, shell) +
    disc(18, 13, 4, shell),
  drum:
    disc(0, 0, 48, main) +
    disc(0, 0, 42, seam) +
    disc(0, 0, 35, 'fill="none" stroke="#1c100c" stroke-width="6" stroke-dasharray="2 5"') +
    disc(0, 0, 28, seam) +
    ringed('ray', 12, path('M-4-7L0-26L4-7Z', dark)) +
    disc(0, 0, 6, dark),
  bell:
    mirrored('bell', path('M-.5-36C22-34 22-4 26 14L38 28H-.5Z', main) + path('M0 16H27', seam)) +
    disc(0, -40, 6, second) +
    disc(0, 36, 9, second) +
    path('M-12-20Q-16-4-17 8', stroke('#f6ead2', 3)),
  sword: `<g transform="rotate(40)">${path('M-5-48L0-58L5-48V20H-5Z', shell)}${path('M0-50V20', seam)}${path('M-20 18Q0 26 20 18V26H-20ZM-4 26H4V44H-4Z', main)}${disc(0, 47, 6, second)}</g><g transform="rotate(-40)">${path('M-5-48L0-58L5-48V20H-5Z', shell)}${path('M0-50V20', seam)}${path('M-20 18Q0 26 20 18V26H-20ZM-4 26H4V44H-4Z', main)}${disc(0, 47, 6, second)}</g>`,
  lamp:
    path('M-30 8C-30-14 22-18 30 4Q44 0 50-14Q48 22 14 30H-14Q-28 24-30 8Z', main) +
    path('M-26 0C-50-14-54 22-24 20', stroke('url(#a)', 5)) +
    path('M-12-12Q0-30 12-12ZM-16 30H16L24 40H-24Z', second) +
    path('M48-18Q36-30 46-40Q52-46 46-54', stroke('#f6ead2', 3)) +
    disc(0, -24, 4, shell),
  gourd:
    mirrored('gourd', path('M-.5-38C18-38 20-18 10-8C36-4 40 44-.5 46Z', main)) +
    path('M-14-6Q0 2 14-6', stroke('#d43c2c', 5)) +
    path('M0-38Q2-48 12-48', stroke('url(#b)', 5)) +
    path('M-16 8Q-22 24-12 36', stroke('#f6ead2', 3)) +
    path('M8-2L18 14M8-2L8 16', stroke('#d43c2c', 2.4)),
  lotus:
    mirrored(
      'lotus',
      path('M-.5 30C30 30 46 16 50-2C34-4 26 4 18 14C36-4 36-18 34-30C20-24 14-10 10 4ZM-.5 30', second) +
        path('M-.5 28C18 14 16-26-.5-44Z', main) +
        path('M-.5 30C16 26 30 4 28-16C14-8 4 10-.5 30Z', main),
    ) +
    path('M0-38V20M-22-6Q-8 12-2 28M22-6Q8 12 2 28', seam) +
    path('M-40 38Q0 30 40 38Q0 48-40 38Z', second),
  blossom:
    ringed(
      'petal',
      5,
      path('M0-4C-24-14-20-46-6-44L0-38L6-44C20-46 24-14 0-4Z', main) + path('M0-8V-24', seam),
    ) +
    ringed('stamen', 5, path('M0 0L6-16', stroke('#f6ead2', 2)) + disc(6, -16, 2.4, second)) +
    disc(0, 0, 5, second),
  lantern:
    path('M0-50V-36M0 34V50', stroke('url(#a)', 3)) +
    mirrored(
      'lantern',
      path('M-.5-30C46-30 46 28-.5 28Z', second) +
        path('M0-30C24-24 24 22 0 28', stroke('#1c100c', 1.6)) +
        path('M-.5-36H16V-27H-.5ZM-.5 25H16V34H-.5Z', main),
    ) +
    path('M-6 34V46M6 34V46', stroke('url(#a)', 2)),
  chest:
    path('M-44-4C-44-34 44-34 44-4Z', second) +
    path('M-36-6Q-20-22 0-14Q18-26 36-6Z', shell) +
    box(-46, -6, 92, 44, 5, main) +
    path('M-46 6H46M-28-6V38M28-6V38', seam) +
    box(-9, -1, 18, 20, 3, dark) +
    disc(0, 7, 4, shell) +
    path('M-40-12C-38-28 38-28 40-12', stroke('url(#a)', 4)),
  scroll:
    box(-30, -34, 60, 68, 3, shell) +
    box(-42, -44, 84, 14, 7, main) +
    box(-42, 30, 84, 14, 7, main) +
    path('M-16-18V18M0-18V10M16-18V22', stroke('#1c100c', 3)) +
    box(6, 12, 14, 14, 2, 'fill="#c8382a"'),
  mask: mirrored(
    'mask',
    path('M-.5-46C30-46 42-30 40-6C38 24 20 46-.5 48Z', shell) +
      path('M-.5-46C10-30 8-16-.5-10Z', 'fill="#c8382a"') +
      path('M4-14C12-30 32-34 40-18C30-18 22-6 8-6Z', main) +
      path('M9-3Q20-12 31-4Q20 5 9-3Z', dark) +
      path('M20 6C36 6 30 30 14 30Q24 20 20 6Z', 'fill="#c8382a"') +
      path('M-.5 30Q8 24 14 30Q8 38-.5 38Z', dark) +
      path('M0 6Q6 12 5 17H0', seam),
  ),
  fan:
    [-60, -36, -12, 12, 36, 60]
      .map(
        (turn) =>
          `<g transform="translate(0 36) rotate(${turn})">${path('M0 0L-15-68Q0-76 15-68Z', turn % 24 === 12 || turn === -36 ? second : main)}${path('M0-4V-66', seam)}</g>`,
      )
      .join('') +
    disc(0, 36, 5, shell) +
    path('M0 40Q6 46 2 52', stroke('#d43c2c', 3)),
  pearl:
    path(
      'M0 40C-60 34-54-14-44-20Q-30-34-20-24Q-10-38 0-28Q10-38 20-24Q30-34 44-20C54-14 60 34 0 40Z',
      main,
    ) +
    path('M0 36L-34-12M0 36L-12-20M0 36L12-20M0 36L34-12', seam) +
    disc(0, 6, 17, shell) +
    disc(-5, 0, 5, 'fill="#fff"'),
  mirror:
    disc(0, -10, 36, main) +
    disc(0, -10, 27, second) +
    path('M-14-4L4-30M-4 4L14-22', stroke('#f6ead2', 3)) +
    path('M-5 25H5L8 50H-8Z', main) +
    disc(0, -10, 32, 'fill="none" stroke="#1c100c" stroke-width="2" stroke-dasharray="1 6"'),
  star:
    path('M0-48L13-16L47-14L20 8L30 42L0 22L-30 42L-20 8L-47-14L-13-16Z', main) +
    path(
      'M0-48V22L13-16ZM47-14L0 2L20 8ZM30 42L0 2V22ZM-30 42L0 2L-20 8ZM-47-14L0 2L-13-16Z',
      'fill="#1c100c" opacity=".25"',
    ),
  sun:
    ringed('beam', 12, path('M-6-28L0-50L6-28Z', main)) +
    disc(0, 0, 27, second) +
    disc(0, 0, 20, seam) +
    path('M-12-2Q-8-7-4-2M4-2Q8-7 12-2M-8 7Q0 14 8 7', seam),
  moon:
    path('M16-44A46 46 0 1 0 44 22A38 38 0 1 1 16-44Z', main) +
    path('M28-22L31-13L40-10L31-7L28 2L25-7L16-10L25-13Z', shell) +
    disc(8, 16, 2.6, shell) +
    disc(42, -32, 2, shell),
  flame:
    path(
      'M4-50C10-28 36-20 34 12C32 36 16 46 0 46C-20 46-34 32-32 10C-30-8-18-10-18-28C-8-22-8-12-6-6C4-18 2-34 4-50Z',
      second,
    ) +
    path(
      'M2-10C8 4 20 8 18 24C16 38 8 42 0 42C-12 42-18 34-16 22C-14 14-8 12-8 4C-4 8-2 10-1 14C4 8 3-2 2-10Z',
      main,
    ),
  bolt:
    path('M14-50L-34 8H-6L-16 50L34-12H6Z', main) +
    path('M14-50L-34 8H-22L6-24Z', 'fill="#f6ead2" opacity=".6"'),
  hat:
    path('M0-38L50 20Q0 38-50 20Z', main) +
    path('M0-38L-30 26M0-38L-10 30M0-38L10 30M0-38L30 26M-22-12Q0-6 22-12M-36 4Q0 16 36 4', seam) +
    path('M-26 28Q0 60 26 28', stroke('#d43c2c', 2.6)),
  book:
    mirrored(
      'book',
      path('M-.5-30Q24-40 46-28V32Q24 22-.5 34Z', shell) +
        path('M-.5 34Q24 22 46 32V40Q22 32-.5 42Z', main) +
        path('M10-18L36-20M10-8L36-10M10 2L36 0M10 12L30 11', seam),
    ) + path('M-4-32H4V44L0 38L-4 44Z', 'fill="#c8382a"'),
  cake:
    box(-38, -38, 76, 76, 6, second) +
    path('M-16-38V38M16-38V38M-38-16H38M-38 16H38', stroke('url(#a)', 5)) +
    path('M-38-38L38 38', 'stroke="#1c100c" stroke-width="1" opacity=".4"'),
  envelope:
    box(-30, -44, 60, 88, 5, 'fill="#b8291f"') +
    path('M-30-38Q0 0 30-38V-44H-30Z', 'fill="#d94a36"') +
    disc(0, -12, 13, main) +
    box(-4, -16, 8, 8, 0, 'fill="#b8291f"') +
    path('M-18 22H18M-12 30H12', stroke('url(#a)', 3)),
} as const
