import { fileURLToPath } from 'node:url'
import { spawnOwned } from '../../src/processes/spawn-owned.ts'

// An owner as `start` and `dev` are: it prints the number of the process that it owns, once that says that it is ready.
const program = fileURLToPath(new URL('./owned.ts', import.meta.url))
const watched = process.argv[2] === 'watched'
const child = spawnOwned([program], { options: watched ? ['--watch'] : [], environment: process.env })
child.on('message', (message) => {
  if (typeof message === 'number') console.log([...new Set([child.pid, message])].join(' '))
})
