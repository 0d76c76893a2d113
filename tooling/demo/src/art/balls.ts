import {
  box,
  dark,
  disc,
  main,
  motifs,
  oval,
  path,
  ringed,
  second,
  shell,
  stroke,
} from '@saola/game-engines/art'

/** A football, 92 across. */
export const football =
  disc(0, 0, 46, shell) +
  path('M0-18L17-6L11 15H-11L-17-6Z', dark) +
  ringed(
    'panel',
    5,
    path('M-10-44L0-38L10-44L6-46H-6ZM0-38V-18', 'fill="#1c100c" stroke="#1c100c" stroke-width="2.4"'),
  ) +
  path('M-46 0A46 46 0 0 0 46 0Q30 34 0 36T-46 0Z', 'fill="#1c100c" opacity=".2"')
/** A basketball, 92 across. */
export const basketball =
  disc(0, 0, 46, 'fill="#d9722c"') +
  path('M0-46V46M-46 0H46M-32-33Q-4 0-32 33M32-33Q4 0 32 33', stroke('#1c100c', 3))
const tennis =
  disc(0, 0, 44, 'fill="#d7d95a"') + path('M-34-28Q-4 0-34 28M34-28Q4 0 34 28', stroke('#f6ead2', 4))
const shuttle =
  path('M-28-44L28-44L14 18H-14Z', shell) +
  path('M-14-44L-6 18M0-44V18M14-44L6 18M-24-22H24', stroke('#1c100c', 1.6)) +
  path('M-16 18H16Q16 46 0 46T-16 18Z', second)
/** A boxing glove, 92 across. */
export const glove =
  path('M-26 34V6C-44-4-34-24-24-20C-30-50 30-52 36-18C40 6 26 16 24 34Z', 'fill="#c8382a"') +
  box(-30, 32, 58, 16, 5, shell) +
  path('M-24-20Q-8-24-6-4Q-14 6-26 6', stroke('#1c100c', 2.6))
/** A chequered flag, 92 across. */
export const flag =
  box(-46, -34, 92, 62, 4, shell) +
  path(
    'M-46-34h23v21h-23zM0-34h23v21h-23zM-23-13h23v20h-23zM23-13h23v20h-23zM-46 7h23v21h-23zM0 7h23v21h-23z',
    dark,
  )
const cue =
  disc(0, 0, 42, dark) +
  disc(0, -4, 20, shell) +
  '<text y="8" font-size="32" font-weight="800" text-anchor="middle" font-family="Georgia,serif">8</text>' +
  path('M-30-18Q-22-32-8-36', stroke('#f6ead2', 3))
const bat = `<g transform="rotate(-36)">${path('M-5 46V4C-30-6-26-48 0-48S30-6 5 4V46Z', 'fill="#c8382a"')}${box(-6, 6, 12, 42, 4, main)}</g>${disc(30, 28, 11, shell)}`
const puck =
  path('M-40-46L10 34H34V44H2L-50-40Z', main) +
  oval(30, 20, 20, 8, dark) +
  path('M10 20V30A20 8 0 0 0 50 30V20', dark)
const golf =
  disc(0, 20, 22, shell) +
  path('M8-50V34', stroke('#f6ead2', 3)) +
  path('M8-50L46-36L8-22Z', 'fill="#c8382a"') +
  path('M-8 14h.1M0 22h.1M8 12h.1M-2 8h.1', stroke('#b79e78', 4))

const bySport: readonly (readonly [RegExp, string])[] = [
  [/basketball/u, basketball],
  [/table tennis/u, bat],
  [/tennis/u, tennis],
  [/badminton/u, shuttle],
  [/boxing|martial/u, glove],
  [/motor|sim racing/u, flag],
  [/billiards/u, cue],
  [
    /baseball/u,
    disc(0, 0, 44, shell) +
      path('M-34-28Q-8 0-34 28M34-28Q8 0 34 28', `${stroke('#c8382a', 4)} stroke-dasharray="3 7"`),
  ],
  [/hockey/u, puck],
  [/golf/u, golf],
  [/horse/u, motifs.horse],
  [/greyhound/u, motifs.wolf],
  [
    /volleyball/u,
    disc(0, 0, 45, main) +
      path(
        'M0 0Q-30-20-20-42M0 0Q34-14 40 20M0 0Q-4 34-38 24M-6-8Q-30-36 4-46M4-4Q40-34 44-2M-2 8Q-4 40-40 8',
        stroke('#1c100c', 2.6),
      ),
  ],
]

/** The ball, or what stands for it, of the sport that a name speaks of; a football if of none. */
export function ballOf(nameEn: string): string {
  const name = nameEn.toLowerCase()
  return bySport.find(([pattern]) => pattern.test(name))?.[1] ?? football
}
