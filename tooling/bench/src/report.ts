/** One line of a benchmark: what was measured, its figure, and, where a goal names one, the goal and whether it holds. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** As `goals.md` states it, for people. */
  readonly goal?: string
  readonly met?: boolean
}

/** Prints figures as a table, or as one JSON document for machines. */
export function report(name: string, figures: readonly Figure[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ bench: name, node: process.version, figures }, null, 2))
    return
  }
  console.log(`\n${name}`)
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, unit, goal, met } of figures) {
    const figure = `${value.toLocaleString('en-US', { maximumSignificantDigits: 4 })} ${unit}`
    console.log(`  ${what.padEnd(width)}  ${figure.padStart(16)}  ${goal ?? ''} ${verdictOf(met)}`.trimEnd())
  }
}

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : 'MISSED'
}
