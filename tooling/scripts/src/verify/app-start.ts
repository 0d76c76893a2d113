import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { appStartLimits } from './size-limits.ts'
import { runQuietly } from './steps.ts'

/** What a browser must fetch before an app draws anything: every script that its page names, gzipped. */
export async function checkAppStart(app: keyof typeof appStartLimits): Promise<void> {
  await runQuietly('turbo', ['run', 'build', `--filter=./apps/${app}`])
  const dist = join('apps', app, 'dist')
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? '')
  if (scripts.length === 0) throw new Error(`${join(dist, 'index.html')} names no script`)
  const bytes = scripts.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length,
    0,
  )
  const limit = appStartLimits[app]
  console.log(`     ${(bytes / 1000).toFixed(1)} of ${(limit / 1000).toFixed(1)} kB gz`)
  if (bytes > limit) throw new Error(`${bytes - limit} bytes too many`)
}
