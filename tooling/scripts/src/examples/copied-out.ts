/**
 * Builds and packs every package, then compiles and builds each project of `examples` outside of the workspace, and opens its page.
 *
 * @module
 */
import { useExamples } from './use-examples.ts'
import { runQuietly } from '../verify/steps.ts'
import { packAll } from '../verify/tarballs.ts'

await runQuietly('turbo', ['run', 'build', '--filter=./packages/*'])
await useExamples(await packAll())
console.log('The examples stand outside of the repository.')
