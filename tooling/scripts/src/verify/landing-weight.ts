import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectWithin } from './expect-within.ts'
import { landingLimits } from './size-limits.ts'

/** What the landing page weighs before anybody touches it: the page without what is drawn into it, and its script. Built before. */
export function checkLanding(): void {
  const page = readFileSync(join('apps/member/dist-landing/page.html'), 'utf8')
  const [, island] = /<script type="module" src="\/([^"]+)"/.exec(page) ?? []
  if (island === undefined) throw new Error('The landing page names no script')
  expectWithin(weigh(page), landingLimits.page, 'the landing page with its sheets')
  const script = readFileSync(join('apps/member/dist', island))
  expectWithin(weigh(script), landingLimits.island, "the landing page's script")
}

function weigh(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}
