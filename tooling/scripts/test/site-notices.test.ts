import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { robotsText, securityText } from '../src/sites/site-notices.ts'

const routes = join(import.meta.dirname, '../../../apps/member/src/routes')

describe('robots.txt', () => {
  const closed = rulesOf(robotsText('public pages'))

  it.each(pathsOf('_member'))('keeps %s, which is somebody’s own, out of search', (path) => {
    expect(closed.some((start) => path.startsWith(start))).toBe(true)
  })

  it.each([...pathsOf('_site'), '/', '/wps/system/status', '/art/1.webp'])(
    'leaves %s to everybody',
    (path) => {
      expect(closed.filter((start) => path.startsWith(start))).toEqual([])
    },
  )

  it('closes a site that nobody is to find', () => {
    expect(rulesOf(robotsText('nothing'))).toEqual(['/'])
  })
})

describe('security.txt', () => {
  const now = Date.parse('2026-11-26T05:00:00Z')
  const lines = securityText({
    contact: 'mailto:security@brand.example',
    languages: ['vi', 'en'],
    now,
  }).split('\n')
  const fields = new Map(lines.filter(Boolean).map((line) => line.split(/: (.*)/) as [string, string]))

  it('has each field of RFC 9116 that must be there once', () => {
    expect(fields.get('Contact')).toBe('mailto:security@brand.example')
    expect(fields.get('Preferred-Languages')).toBe('vi, en')
    expect(fields.size).toBe(lines.length - 1)
  })

  it('ends within a year, and not soon', () => {
    const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })
})

function rulesOf(text: string): string[] {
  const [agent, ...rules] = text.trimEnd().split('\n')
  expect(agent).toBe('User-agent: *')
  return rules.map((rule) => rule.replace(/^Disallow: /, ''))
}

/** The addresses of the routes in a folder, as their files name them. */
function pathsOf(folder: string): string[] {
  return readdirSync(join(routes, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(routes, folder).length))
    .filter((file) => !file.endsWith('route.tsx'))
    .map((file) =>
      file
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replaceAll(/\/_[^/]+|_(?=\/|$)/g, '')
        .replace(/\/index$/, '')
        .replaceAll(/\$\w+/g, '7'),
    )
}
