import { globSync, readFileSync } from 'node:fs'
import { scriptTarget, servedBrowsers, styleTarget } from '@saola/config/floor'
import { expect, it } from 'vitest'
import { rootFolder } from '../src/run.ts'

const read = (path: string): string => readFileSync(`${rootFolder}${path}`, 'utf8')
const versionOf = (name: string): string =>
  servedBrowsers.find((browser) => browser.name.includes(name))?.version.replace(/\.0$/, '') ?? ''

it('each version of docs/browsers.md is that of the floor', () => {
  const rows = read('docs/browsers.md').matchAll(/^\| ([^|]+) \| ([\d.]+) \|/gm)
  const told = Array.from(rows, ([, names = '', version = '']) => [names, version] as const)
  for (const { name, version } of servedBrowsers) {
    expect(told.find(([names]) => names.includes(name))?.[1], name).toBe(version)
  }
})

/** The kit is a command: no browser runs it. */
const inBrowsers = globSync('packages/*/README.md', { cwd: rootFolder, exclude: ['packages/conformance/**'] })

it.each(inBrowsers)('%s names the floor', (path) => {
  const [safari, chrome, firefox, samsung] = ['Safari', 'Chrome', 'Firefox', 'Samsung'].map(versionOf)
  expect(read(path).replaceAll('\n', ' ')).toContain(
    `Safari and iOS ${safari}, Chrome and Android WebView ${chrome}, Firefox ${firefox}, Samsung Internet ${samsung}, and newer`,
  )
})

it('builders get the oldest of each engine, for scripts no class that they would take apart', () => {
  expect(styleTarget.toSorted()).toEqual(['chrome99', 'firefox100', 'ios15.4', 'safari15.4'])
  expect(scriptTarget.toSorted()).toEqual(['chrome99', 'firefox100', 'ios16', 'safari16'])
})
