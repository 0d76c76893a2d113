/** What a figure counts. */
const counted = {
  lookedAt: 'looked at',
  gotIn: 'got in',
  money: 'money',
  unseen: 'of it unseen',
  keptOut: 'owner kept out',
} as const

type Counted = keyof typeof counted

/** What came of an attack, and what may come of it at most. */
export type Figure = Partial<Record<Counted, number>> & {
  attack: string
  /** How often it was tried. */
  tries: number
  /** What may come of it. */
  most: Partial<Record<Counted, number>>
  /** The rule that says so. */
  rule: string
}

const kinds = Object.keys(counted) as Counted[]

/** Whatever is above its bound, a sentence each. */
export function aboveBound(figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) =>
    kinds.flatMap((kind) => {
      const [found = 0, most] = [figure[kind], figure.most[kind]]
      if (most === undefined || found <= most) return []
      return [`${figure.attack}: ${counted[kind]} ${digits(found)}, at most ${digits(most)} (${figure.rule})`]
    }),
  )
}

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.attack,
    digits(figure.tries),
    ...kinds.map((kind) => cell(figure, kind)),
    figure.rule,
  ])
  const head = ['attack', 'tries', ...kinds.map((kind) => counted[kind]), 'rule']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const isText = (column: number) => column === 0 || column === head.length - 1
  const line = (row: readonly string[]) =>
    row
      .map((text, column) =>
        isText(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line)].join('\n')
}

/** What was found and, behind a stroke, what may be. */
function cell(figure: Figure, kind: Counted): string {
  const [found, most] = [figure[kind], figure.most[kind]]
  if (found === undefined) return ''
  return most === undefined ? digits(found) : `${digits(found)} / ${digits(most)}`
}

function digits(figure: number): string {
  return figure.toLocaleString('en-US')
}
