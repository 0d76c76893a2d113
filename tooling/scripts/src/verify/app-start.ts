import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectWithin } from './expect-within.ts'
import { appStartLimits } from './size-limits.ts'

/** What a browser must fetch before an app draws anything: every script that its page names, gzipped. The app is built. */
export function checkAppStart(app: keyof typeof appStartLimits): void {
  const dist = join('apps', app, 'dist')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? '')
  if (scripts.length === 0) throw new Error(`${join(dist, 'index.html')} names no script`)
  const bytes = scripts.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length,
    0,
  )
  expectWithin(bytes, appStartLimits[app], `the start of the ${app} app`)
}
