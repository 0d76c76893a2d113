/**
 * The oldest browsers that are served (docs/browsers.md): the one place that says so. Both apps and all packages are built
 * for them, and `pnpm verify` finds what is newer in all that is emitted.
 *
 * @module
 */

/** A browser that is served, from a version on. */
export type ServedBrowser = {
  readonly name: string
  readonly version: string
  /** How the compatibility data of MDN calls it. */
  readonly data: readonly string[]
  /** How builders call its engine; Samsung Internet 18 has that of Chrome 99. */
  readonly engine: readonly [name: string, version: number]
}

/** Whom the apps and the packages serve. */
export const servedBrowsers: readonly ServedBrowser[] = [
  { name: 'Safari', version: '15.4', data: ['safari'], engine: ['safari', 15.4] },
  {
    name: 'every browser on iOS',
    version: '15.4',
    data: ['safari_ios', 'webview_ios'],
    engine: ['ios', 15.4],
  },
  {
    name: 'Chrome and Edge',
    version: '100',
    data: ['chrome', 'chrome_android', 'edge'],
    engine: ['chrome', 100],
  },
  { name: 'Android WebView', version: '100', data: ['webview_android'], engine: ['chrome', 100] },
  { name: 'Firefox', version: '100', data: ['firefox', 'firefox_android'], engine: ['firefox', 100] },
  { name: 'Samsung Internet', version: '18.0', data: ['samsunginternet_android'], engine: ['chrome', 99] },
]

/** What builders write styles for, and scripts but for classes: the oldest of each engine. */
export const styleTarget: string[] = targetOf(servedBrowsers)

/**
 * Builders take classes apart for engines before these, 1.2 kB for everybody, because of a fault of Safari 15 with a
 * parenthesis in the value of a field. The scan refuses that instead.
 */
const soundClasses: Readonly<Record<string, number>> = { safari: 16, ios: 16 }

/** What builders write scripts for. */
export const scriptTarget: string[] = targetOf(servedBrowsers, soundClasses)

function targetOf(
  browsers: readonly ServedBrowser[],
  atLeast: Readonly<Record<string, number>> = {},
): string[] {
  const oldest = new Map<string, number>()
  for (const { engine } of browsers) {
    const [name, version] = engine
    oldest.set(name, Math.min(version, oldest.get(name) ?? version))
  }
  return Array.from(oldest, ([name, version]) => `${name}${Math.max(version, atLeast[name] ?? 0)}`)
}
