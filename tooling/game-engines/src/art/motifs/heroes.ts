import { box, dark, disc, halfOval, main, mirrored, path, seam, second, shell, stroke } from '../ink.ts'

const robe =
  path('M-.5 22C14 20 38 26 44 50H-.5Z', second) + path('M0 50L12 23M0 40L8 24', stroke('url(#a)', 2.4))
const neck = path('M-.5 8H7V24L-.5 30Z', shell)
const face = path('M-.5-20C14-20 18-10 17 0C16 12 8 20-.5 21Z', shell)
const lash = path('M5-2Q9 2 13-2', seam)
const lips = path('M-.5 11Q4 9 5 11Q4 14-.5 14Z', 'fill="#c8382a"')
const hair = path('M-.5-26C20-26 24-10 22 6C22 16 26 18 24 26L15 22C18 8 16-8-.5-12Z', dark)
const bust = robe + neck + face + lash + lips
const beard = path('M-.5 8Q14 4 17-4Q18 26-.5 34Z', dark)

/** People as lacquer portraits: closed eyes, a robe, and what they wear on their heads. */
export const heroes = {
  lady: mirrored(
    'lady',
    robe +
      neck +
      hair +
      face +
      lash +
      lips +
      path('M-.5-44L42-8Q20-16-.5-16Z', main) +
      path('M8-30L34-10M3-38L18-16', seam),
  ),
  queen: mirrored(
    'queen',
    robe +
      neck +
      hair +
      face +
      lash +
      lips +
      path('M-.5-48L6-38L16-46L18-34L30-40L24-18Q10-22-.5-22Z', main) +
      disc(0, -30, 4, 'fill="#d43c2c"') +
      disc(19, 10, 3, main),
  ),
  corsair:
    mirrored(
      'corsair',
      bust + path('M-.5-42C18-44 24-34 46-24C36-12 14-16-.5-16Z', main) + disc(4, -29, 4, dark),
    ) +
    path('M-18-6L18-14M2-8L14-10L13 0Q6 4 2-2Z', 'fill="#1c100c" stroke="#1c100c" stroke-width="2"') +
    disc(0, -27, 6, shell) +
    path('M-4-24L4-20M4-24L-4-20', stroke('#f6ead2', 2)),
  knight: mirrored(
    'knight',
    robe +
      path('M-.5-32C20-32 26-18 24 2L18 22Q8 28-.5 28Z', main) +
      path('M-.5-6H20L18 2L-.5 4ZM5 9H15V11H5ZM5 15H13V17H5Z', dark) +
      path('M-.5-32C4-50 26-48 34-28Q20-38 4-30Z', 'fill="#c8382a"'),
  ),
  wizard:
    mirrored('wizard', bust + beard + path('M-.5 0L14-4Q16 30-.5 46Z', shell)) +
    path('M-34-14Q0-26 34-14Q14-20 12-26Q8-44-8-50Q-2-38-12-24Q-14-20-34-14Z', main) +
    path('M2-34L4-30L8-30L5-27L6-23L2-25L-2-23L-1-27L-4-30L0-30Z', shell),
  fairy: mirrored(
    'fairy',
    path('M12 20C30-10 48-10 48 4C48 22 34 30 18 32C36 34 36 46 26 46Z', main) +
      robe +
      neck +
      hair +
      face +
      lash +
      lips +
      disc(9, -29, 8, dark) +
      disc(9, -29, 3, main),
  ),
  prince: mirrored(
    'prince',
    bust +
      path('M-.5-30C16-30 22-20 20-8Q10-16-.5-16Z', dark) +
      path('M-.5-40L8-28L18-36L18-20Q8-24-.5-24Z', main),
  ),
  hunter: mirrored(
    'hunter',
    bust +
      path('M-.5-40C26-40 30-6 30 24L19 18C22 0 18-14-.5-18Z', main) +
      path('M-.5-18C18-14 22 0 19 18', seam),
  ),
  general: mirrored(
    'general',
    bust +
      path('M-.5-34C20-34 26-18 24 4L17-2C16-10 8-12-.5-12Z', main) +
      path('M-.5-50L4-34H-.5ZM24-6L36 4L26 14Z', 'fill="#c8382a"') +
      path('M4-20H20L20-15H4Z', second) +
      path('M22 26L40 34L38 46L24 40Z', main),
  ),
  wealth: mirrored(
    'wealth',
    bust +
      beard +
      path('M-.5-44H14L18-20H-.5Z', second) +
      path('M14-34Q44-40 48-28Q40-20 16-24Z', main) +
      disc(0, -32, 6, main) +
      lips,
  ),
  thunder:
    mirrored(
      'thunder',
      bust + beard + path('M-.5-26L8-36L10-24L22-34L20-20L34-22L22-8L28 2L17-2C16-12 8-14-.5-14Z', main),
    ) + path('M4-50L-10-30H-2L-6-16L10-36H2Z', shell),
  sea: mirrored(
    'sea',
    bust +
      path('M-.5 8Q14 4 17-4C24 12 14 18 16 28C8 26 8 40-.5 46Z', main) +
      path('M-.5-46L4-30L14-40L16-18Q8-22-.5-22ZM17-10Q30-14 34-2Q24 4 17 2Z', second),
  ),
  forest: mirrored(
    'forest',
    bust +
      path('M-.5-24Q4-44 16-48Q18-34 10-24Q22-40 36-36Q34-22 18-18Q34-22 40-8Q26-2 16-10Q8-16-.5-16Z', main),
  ),
  miner:
    mirrored('miner', bust + beard + path('M-30-14Q-26-40-.5-40Q26-40 30-14H-.5Z', main)) +
    disc(0, -26, 9, dark) +
    disc(0, -26, 6, shell) +
    path('M-6-26L-30-44M6-26L30-44', 'stroke="#f6ead2" stroke-width="1.4" opacity=".7"'),
  captain: mirrored(
    'captain',
    bust +
      path('M-.5-38C20-40 30-32 30-22L22-14H-.5Z', shell) +
      path('M-.5-14H22Q20-6-.5-8Z', dark) +
      disc(0, -26, 6, main),
  ),
  thief: mirrored(
    'thief',
    robe +
      neck +
      path('M-.5-32C20-32 24-14 22 6C20 22 8 28-.5 28Z', dark) +
      path('M-.5-10L19-12L17 2L-.5 4Z', shell) +
      path('M5-4Q10-8 14-4Q10 0 5-4Z', dark) +
      path('M19-8L34-2L22 2Z', 'fill="#c8382a"'),
  ),
  jester:
    mirrored(
      'jester',
      bust +
        path('M-.5-16Q14-16 18-8C34-8 40-20 34-30C48-20 46 4 30 6L20-2Q10-12-.5-12Z', main) +
        disc(35, -31, 5, shell) +
        disc(10, 5, 3, 'fill="#d43c2c"'),
    ) +
    path('M-8-14Q-6-36 0-46Q6-36 8-14Z', 'fill="#c8382a"') +
    disc(0, -45, 5, shell),
  cowboy: mirrored(
    'cowboy',
    bust +
      path('M-.5-40Q14-46 18-22L46-28Q40-10-.5-12Z', main) +
      path('M-.5-24Q10-24 18-22L18-17Q8-18-.5-18Z', dark) +
      path('M-.5 20Q14 18 18 24L-.5 40Z', 'fill="#c8382a"'),
  ),
  vampire: mirrored(
    'vampire',
    bust +
      path('M-.5-12Q4-22 20-26Q26-10 18 2Q16-12-.5-12ZM-.5-26H20L-.5-8Z', dark) +
      path('M14 20L36 0L44 50H-.5Z', main) +
      path('M2 14L4 20L6 14Z', shell),
  ),
  mummy: mirrored(
    'mummy',
    robe +
      path('M-.5-34C18-34 24-18 22 0C20 18 10 28-.5 28Z', shell) +
      path('M0-26L20-20M0-18H22M0 6L22 8M0 14L19 14M0 21L14 22', seam) +
      path('M3-8H18V1H3Z', dark) +
      disc(11, -4, 3, main),
  ),
  snowman:
    mirrored(
      'snowman',
      halfOval(28, 30, 24, shell) +
        halfOval(-10, 21, 20, shell) +
        disc(8, -14, 3, dark) +
        path('M-.5 6Q20 10 22 2L24 10Q14 16-.5 14Z', 'fill="#c8382a"') +
        path('M-24-26H24L22-30H16L14-48H-.5V-26Z', main) +
        disc(0, 26, 3, dark) +
        disc(0, 38, 3, dark),
    ) + path('M0-8L18-4L0-2Z', 'fill="#e0782a"'),
  giant: mirrored(
    'giant',
    path('M-.5 8C24 4 48 12 50 50H-.5Z', second) +
      path('M-.5-34C18-34 24-22 23-4L20 22Q8 32-.5 32Z', main) +
      path('M-.5-14L20-10L18-4L-.5-7Z', dark) +
      disc(11, -3, 3, shell) +
      path('M-.5 18H13L10 24H-.5Z', dark) +
      path('M4 18L6 13L8 18Z', shell),
  ),
  robot:
    mirrored(
      'robot',
      path('M-.5 26H26L36 50H-.5Z', second) +
        path('M-.5-28H16Q26-28 26-18V12Q26 22 16 22H-.5Z', main) +
        path('M24-10H34V8H24Z', second) +
        path('M-.5-16H12Q18-16 18-10V-4Q18 2 12 2H-.5Z', dark) +
        disc(10, -7, 5, shell) +
        path('M0 10H12M0 16H12', seam),
    ) +
    path('M0-28V-44', stroke('url(#a)', 4)) +
    disc(0, -45, 6, 'fill="#d43c2c"'),
  astronaut:
    mirrored(
      'astronaut',
      path('M-.5 24C20 22 38 28 42 50H-.5Z', second) +
        halfOval(-6, 36, 36, shell) +
        path('M-.5-30C20-30 26-18 26-6C26 10 16 18-.5 18Z', dark),
    ) +
    path('M-18-10Q-14-24 2-25', stroke('url(#a)', 5)) +
    disc(12, 2, 7, main) +
    box(-10, 34, 20, 10, 3, main),
  scholar: mirrored(
    'scholar',
    bust +
      path('M-.5-36H16L20-14H-.5Z', dark) +
      path('M18-22H48Q50-16 48-14H19Z', dark) +
      disc(0, -25, 5, main),
  ),
} as const
