import { readAppFiles, start } from './app-files.ts'
import { expectWithin } from './expect-within.ts'
import { appStartLimits } from './size-limits.ts'

/** What a browser must fetch before an app draws anything. The app is built. */
export function checkAppStart(app: keyof typeof appStartLimits): void {
  expectWithin(readAppFiles(app).scriptsOf([start]).bytes, appStartLimits[app], `the start of the ${app} app`)
}
