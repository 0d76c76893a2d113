import { probeLines, untestedLines, type Line } from '@saola/line-speed'

const domains = ['https://a.example', 'https://b.example', 'https://c.example']

function show(lines: readonly Line[]): void {
  console.log(lines.map((line) => `${line.domain} ${line.description} ${line.type}`))
}

/** Draws the list at once and again after each result. */
export async function testLines(fetch: typeof globalThis.fetch): Promise<readonly Line[]> {
  show(untestedLines(domains))
  return probeLines(domains, { fetch, now: () => performance.now(), random: Math.random, onChange: show })
}
