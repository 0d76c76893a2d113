/**
 * `pnpm build`: builds every package and both apps; what has not changed comes from the cache.
 *
 * @module
 */
import { refuseFolder, run } from './run.ts'

refuseFolder()
process.exit(run('turbo', ['run', 'build', ...process.argv.slice(2)]))
