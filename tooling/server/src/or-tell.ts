import { isDatabaseAway } from './is-database-away.ts'
import { StartRefused } from './start-refused.ts'

/** Does the work of a command. What keeps it from starting is told in sentences, without a stack, and the process ends with 1. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const told = whyRefused(error)
    if (told === undefined) throw error
    console.error(told)
    process.exit(1)
  }
}

/** Why a command cannot start, in sentences; undefined for a mistake of the program, whose stack is wanted. */
export function whyRefused(failure: unknown): string | undefined {
  const chain = causesOf(failure)
  const refused = chain.find((error) => error instanceof StartRefused)
  if (refused) return refused.message
  for (const error of chain) {
    const told = whyOf(error)
    if (told !== undefined) return told
  }
  if (!isDatabaseAway(failure)) return undefined
  return `The database did not answer (${chain[0]?.message}). Look whether it runs, and start again.`
}

/** What the operating system and the database mean by their codes. */
function whyOf(error: NodeJS.ErrnoException): string | undefined {
  const where = error.path === undefined ? '' : ` (${error.path})`
  switch (error.code) {
    case 'EMFILE':
    case 'ENFILE':
      return `This process may not open as many files as it needs${where}. Raise the limit, as with "ulimit -n 1024".`
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100':
      return `The disk is full${where}. Make room, or choose another place with SAOLA_DATA.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return error.path === undefined
        ? undefined
        : `This user may not write ${error.path} (${error.code}). Give it to this user, or choose another place with SAOLA_DATA.`
    case '42501':
      return (
        `The user of the database may not make what is needed (${error.message}). ` +
        'Let it own the database (alter database ... owner to ...), have its owner run `gateway grant ROLE`, or name another user in DATABASE_URL.'
      )
    default:
      return undefined
  }
}

function causesOf(failure: unknown): NodeJS.ErrnoException[] {
  const chain: NodeJS.ErrnoException[] = []
  for (let error = failure; error instanceof Error && !chain.includes(error); error = error.cause)
    chain.push(error)
  return chain
}
