import { availableParallelism } from 'node:os'
import type { Changes } from '../changes/read-changes.ts'
import { needsJourneys } from '../changes/needs-journeys.ts'
import { command } from './command.ts'
import { journeys } from './journeys.ts'
import type { Part } from './part.ts'
import { units } from './units.ts'

export type Ring = 'gate' | 'round'

export type RingWishes = {
  ring: Ring
  /** Unit, gateway and component tests alone, or the journeys alone. */
  half?: 'unit' | 'journeys' | undefined
  /** Only the tests that these changes can reach. */
  changes?: Changes | undefined
  /** What the half's tool is told besides. */
  rest: readonly string[]
  /** Where reports go. */
  folder: string
  /** `DATABASE_URL` and `REDIS_URL` of the servers that tests run on. */
  servers: NodeJS.ProcessEnv
}

const allCores = availableParallelism()

/** Tests that wait for a database leave their core to another. Projects follow the command line, not the root's configuration. */
const unitWorkers = `--maxWorkers=${allCores + 1}`

/** The parts of a ring, of one half of it, or of what changes can reach. */
export function partsOf(wishes: RingWishes): Part[] {
  const { ring, half, changes, rest, folder, servers } = wishes
  const environment = { ...servers, SAOLA_RING: ring }
  const reached = changes ? ['--changed', changes.base, '--passWithNoTests'] : []
  const tags = ring === 'gate' ? ['--tags-filter=!round'] : []
  const unitPart = units({
    name: 'units',
    cores: allCores,
    folder,
    args: [unitWorkers, ...tags, ...reached, ...rest],
    environment,
  })
  const journeyPart = journeys({ folder, cores: allCores, args: rest, environment })
  if (half) return [half === 'unit' ? unitPart : journeyPart]
  if (changes) return needsJourneys(changes.files) ? [unitPart, journeyPart] : [unitPart]
  return [...checks(), unitPart, ...(ring === 'gate' ? gateParts(journeyPart) : roundParts(wishes))]
}

function gateParts(journeyPart: Part): Part[] {
  return [
    journeyPart,
    sim('200 seeds', '--seeds', '200'),
    sim('planted bugs, where each was found', '--bugs', '--known'),
    killTest('kill test: 10 seconds', '--seconds', '10'),
  ]
}

/** The embedded database is what `pnpm start` runs on, so the round walks the journeys on it. */
function roundParts({ folder }: RingWishes): Part[] {
  const environment = { SAOLA_RING: 'round', DATABASE_URL: '', REDIS_URL: '' }
  return [
    units({
      name: 'the gateway, embedded',
      cores: allCores,
      folder,
      args: [unitWorkers, '--project', 'gateway'],
      environment,
    }),
    journeys({ folder, cores: allCores, args: [], environment }),
    sim('1,000 seeds', '--seeds', '1000'),
    sim('planted bugs', '--bugs'),
    killTest('kill test: 20 seconds', '--seconds', '20'),
    killTest('kill test: 20 seconds, PostgreSQL only', '--seconds', '20', '--postgres-only'),
  ]
}

function checks(): Part[] {
  return ['check', 'verify'].map((name) =>
    command({
      name,
      cores: allCores,
      tool: process.execPath,
      args: [`tooling/scripts/src/${name}.ts`],
      again: `pnpm ${name}`,
    }),
  )
}

function sim(name: string, ...words: string[]): Part {
  return ofSimulator(name, 'main.ts', 'sim', words)
}

function killTest(name: string, ...words: string[]): Part {
  return ofSimulator(name, 'kill-test/main.ts', 'kill-test', words)
}

function ofSimulator(name: string, file: string, script: string, words: readonly string[]): Part {
  return command({
    name,
    cores: allCores,
    tool: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', `tooling/simulator/src/${file}`, ...words],
    again: `pnpm ${script} ${words.join(' ')}`,
  })
}
