import {
  displayedMs,
  failedMs,
  favouriteLine,
  grade,
  probeLines,
  untestedLines,
  type Line,
} from '@saola/line-speed'

const domains = ['https://a.example', 'https://b.example', 'https://c.example']

function show(lines: readonly Line[]): void {
  console.log(lines.map((line) => `${line.domain} ${line.description} ${line.type}`))
}

/** Draws the list at once and again after each result, then says which line to play on and how its speed is told. */
export async function testLines(fetch: typeof globalThis.fetch): Promise<readonly Line[]> {
  show(untestedLines(domains))
  const lines = await probeLines(domains, {
    fetch,
    now: () => performance.now(),
    random: Math.random,
    onChange: show,
  })
  const favourite = favouriteLine(lines)
  const shown = favourite?.elapsedMs === undefined ? failedMs : displayedMs(favourite.elapsedMs, () => 0)
  console.log(favourite?.domain, shown, grade(shown).type)
  return lines
}
