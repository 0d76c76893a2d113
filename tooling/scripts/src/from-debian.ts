/**
 * The browsers beside Chromium that the round walks in, and the programs that judge its random numbers. No package of npm ships
 * them; Debian does.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readVariable } from '@saola/server'

/** The engines beside Chromium. */
export type Engine = 'webkit' | 'firefox'

const packages = ['webkit2gtk-driver', 'firefox-esr', 'xvfb', 'xauth', 'dieharder', 'ent']

/** What judges random numbers in the round; no package of npm ships them either. */
const judges = ['dieharder', 'ent']

const places: Readonly<Record<Engine, { variable: string; files: readonly string[] }>> = {
  webkit: {
    variable: 'MINIBROWSER',
    files: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  },
  firefox: { variable: 'FIREFOX', files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
}

/** Where the program of an engine is; nothing where it is not installed. `MINIBROWSER` and `FIREFOX` name others. */
export function enginePath(engine: Engine): string | undefined {
  const { variable, files } = places[engine]
  return readVariable(process.env, variable) ?? files.find((file) => existsSync(file))
}

/** Installs what is missing where that may be done, and answers in words what the round has. */
export function installFromDebian(): string {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const words of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
      spawnSync('apt-get', words, { stdio: 'ignore' })
    }
  }
  const left = missing()
  if (left.length === 0)
    return 'journeys are walked in Chromium, WebKit and Firefox; dieharder and ent judge random numbers'
  return `left out, since not installed: ${left.join(', ')} (as root on Debian: apt-get install ${packages.join(' ')})`
}

function missing(): string[] {
  return [
    ...(['webkit', 'firefox'] as const).filter((engine) => enginePath(engine) === undefined),
    ...judges.filter((program) => !existsSync(`/usr/bin/${program}`)),
  ]
}
