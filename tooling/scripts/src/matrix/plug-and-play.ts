import type { Stranger } from '../verify/stranger.ts'

/** Asks Yarn's map who gets what: there is no folder of modules to look into, and a package may stand in it several times. */
const script = `
import { createRequire } from 'node:module'

const map = createRequire(import.meta.url)('pnpapi')
const names = process.argv.slice(2)
const root = import.meta.dirname + '/'
const ofApp = (name) => map.resolveToUnqualified(name, root)
const problems = []
let asked = 0
for (const name of names) {
  const { packageDependencies } = map.getPackageInformation(map.findPackageLocator(ofApp(name) + '/'))
  for (const other of names) {
    if (other === name || !packageDependencies.has(other)) continue
    asked += 1
    const given = map.resolveToUnqualified(other, ofApp(name) + '/')
    if (given !== ofApp(other)) problems.push(name + ' is given ' + given + ', the app ' + ofApp(other))
  }
}
if (asked < names.length) problems.push('only ' + asked + ' dependencies were asked for')
console.log(problems.join('\\n'))
`

/** Throws where Plug'n'Play gives a package another copy of `names`, ours or shared, than the app has. */
export async function expectOneCopyByMap(stranger: Stranger, names: readonly string[]): Promise<void> {
  stranger.write('copies.js', script)
  const problems = (await stranger.node('copies.js', ...names)).trim()
  if (problems !== '') throw new Error(`shared libraries must be there once:\n${problems}`)
}
