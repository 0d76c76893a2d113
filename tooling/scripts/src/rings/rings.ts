import { availableParallelism } from 'node:os'
import type { Choice } from '../changes/tests-for.ts'
import { command } from './command.ts'
import { journeys } from './journeys.ts'
import type { Part } from './part.ts'
import { units } from './units.ts'

export type Ring = 'gate' | 'round'

export type RingOptions = {
  ring: Ring
  /** Unit, gateway and component tests alone, or the journeys alone. */
  half?: 'unit' | 'journeys' | undefined
  /** Only the tests that a change meets. */
  choice?: Choice | undefined
  /** What the half's tool is told besides. */
  rest: readonly string[]
  /** Where reports go. */
  folder: string
  /** `DATABASE_URL` and `REDIS_URL` of the servers that tests run on. */
  servers: NodeJS.ProcessEnv
}

/** Tests that wait for a database leave their core to another. Projects follow the command line, not the root's configuration. */
const workers = availableParallelism() + 1

/** The parts of a ring, of one half of it, or of what a change meets. */
export function partsOf(options: RingOptions): Part[] {
  const { ring, half, choice, rest, folder, servers } = options
  const environment = { ...servers, SAOLA_RING: ring }
  const tags = ring === 'gate' ? ['--tags-filter=!round'] : []
  const unitsOf = (...words: string[]): Part =>
    units({ name: 'units', folder, workers, args: words, environment })
  const journeysOf = (...words: string[]): Part => journeys({ folder, args: words, environment })
  if (choice) {
    return [
      ...(choice.units.length > 0 ? [unitsOf(...choice.units)] : []),
      ...(choice.journeys.length > 0
        ? [
            journeysOf(
              '--pass-with-no-tests',
              ...choice.journeys.map((file) => file.replace(/^.*journeys\//, '')),
            ),
          ]
        : []),
    ]
  }
  if (half) return [half === 'unit' ? unitsOf(...tags, ...rest) : journeysOf(...rest)]
  return [...checks(), unitsOf(...tags), ...(ring === 'gate' ? gateParts(journeysOf()) : roundParts(options))]
}

const playCommands = 'tooling/docs-site/src/commands/play-commands.ts'

function gateParts(journeyPart: Part): Part[] {
  return [
    journeyPart,
    sim('200 seeds', '--seeds', '200'),
    killTest('kill test: 10 seconds', '--seconds', '10'),
    sim('planted bugs, where each was found', '--bugs', '--known'),
  ]
}

function roundParts({ folder, servers }: RingOptions): Part[] {
  const ring = { SAOLA_RING: 'round' }
  return [
    command({
      name: 'examples, copied out',
      tool: process.execPath,
      args: ['tooling/scripts/src/examples/copied-out.ts'],
      again: 'node tooling/scripts/src/examples/copied-out.ts',
      // What they need comes from the registry.
      isTriedAgain: true,
    }),
    command({
      name: 'commands of the documents',
      tool: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', playCommands],
      again: `node ${playCommands}`,
      // A copy of the repository is installed for them.
      isTriedAgain: true,
    }),
    strangers('matrix', 'matrix/run-matrix'),
    strangers('strangers', 'strangers/play-strangers'),
    units({
      name: 'the gateway, embedded',
      folder,
      workers,
      args: ['--project', 'gateway'],
      environment: { ...ring, DATABASE_URL: '', REDIS_URL: '' },
    }),
    journeys({ folder, args: [], environment: { ...servers, ...ring } }),
    { ...sim('1,000 seeds', '--seeds', '1000'), isBeside: true },
    sim('planted bugs', '--bugs'),
    killTest('kill test: 20 seconds', '--seconds', '20'),
    ofSimulator('attackers', 'attackers/main.ts', 'attackers', []),
    {
      ...ofSimulator('random numbers', 'random-numbers/main.ts', 'random-numbers', [], true),
      isBeside: true,
    },
    killTest('kill test: 20 seconds, PostgreSQL only', '--seconds', '20', '--postgres-only'),
  ]
}

function checks(): Part[] {
  return [ofScript('check'), strangers('verify')]
}

/** Strangers' projects are installed from the registry and opened in a browser, so what failed is tried again. */
function strangers(name: string, file = name): Part {
  return ofScript(name, file, true)
}

function ofScript(name: string, file = name, isTriedAgain = false): Part {
  return command({
    name,
    tool: process.execPath,
    args: [`tooling/scripts/src/${file}.ts`],
    again: `pnpm ${name}`,
    isTriedAgain,
  })
}

/** A hunt of the simulator, whose clock is its own: it computes only while what runs beside it waits. */
function sim(name: string, ...words: string[]): Part {
  return ofSimulator(name, 'main.ts', 'sim', words, true)
}

/** Servers that are killed and come back: most of it is waiting. */
function killTest(name: string, ...words: string[]): Part {
  return { ...ofSimulator(name, 'kill-test/main.ts', 'kill-test', words), isBeside: true }
}

function ofSimulator(
  name: string,
  file: string,
  script: string,
  words: readonly string[],
  givesWay = false,
): Part {
  return command({
    name,
    tool: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', `tooling/simulator/src/${file}`, ...words],
    again: ['pnpm', script, ...words].join(' '),
    givesWay,
  })
}
