import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Timing } from './measure.ts'
import type { Figure } from './report.ts'
import type { Heap, Timed } from './validation/validation-child.ts'
import { gzippedBytes } from './validation/validation-size.ts'

/** A form of fifteen fields, every issue listed as an object. */
export async function bench(): Promise<Figure[]> {
  const free = child<Timed>('time')
  const blocked = child<Timed>('time', '--disallow-code-generation-from-strings')
  const heap = child<Heap>('heap', '--expose-gc', '--max-semi-space-size=256', '--min-semi-space-size=256')
  return [
    ...timings('five issues', free.bad, true),
    ...timings('no issue', free.good, false),
    ...timings('five issues, eval blocked', blocked.bad, true),
    ...timings('no issue, eval blocked', blocked.good, false),
    figure('eval blocked / allowed, each over its floor', overFloor(blocked) / overFloor(free), 'times', {
      goal: 'the same speed',
      most: 1.1,
    }),
    ...Object.keys(blocked.refused).map((name) => figure(`${name} does not run with eval blocked`, 0, 'us')),
    figure('left on the heap by a form without issues', heap.bytesPerForm, 'bytes', {
      goal: 'nothing',
      most: 0.5,
    }),
    figure('its answer is one shared array', Number(heap.isSharedAnswer), '(1 = yes)', {
      goal: '1',
      least: 1,
    }),
    ...(await sizes()),
  ]
}

interface Goal {
  readonly goal: string
  readonly most?: number
  readonly least?: number
}

/** Goals over eight times zod and three times valibot are stated for the form with issues. */
function timings(what: string, timed: readonly Timing[], hasGoal: boolean): Figure[] {
  const own = microsecondsOf(timed, 'saola')
  const least: Readonly<Record<string, number>> = { zod: 8, valibot: 3 }
  return timed.flatMap(({ name, microseconds }) => {
    if (name === 'saola')
      return [
        figure(`${what}: saola`, microseconds, 'us', hasGoal ? { goal: '0.65 us', most: 0.65 } : undefined),
      ]
    const times = least[name]
    const goal = hasGoal && times !== undefined ? { goal: `${times}x`, least: times } : undefined
    return [
      figure(`${what}: ${name}`, microseconds, 'us'),
      figure(`${what}: ${name} / saola`, microseconds / own, 'times', goal),
    ]
  })
}

async function sizes(): Promise<Figure[]> {
  const engine = await gzippedBytes('{ toRule, checkField, checkForm, patterns }')
  return [
    figure('engine and 19 patterns', engine, 'bytes gz', { goal: '1.2 kB', most: 1200 }),
    figure(
      'of that without reading rules',
      await gzippedBytes('{ checkField, checkForm, patterns }'),
      'bytes gz',
    ),
    figure('the whole package', await gzippedBytes('*'), 'bytes gz'),
  ]
}

function figure(what: string, value: number, unit: string, goal?: Goal): Figure {
  if (goal === undefined) return { what, value, unit }
  const met = value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity)
  return { what, value, unit, goal: goal.goal, met }
}

/** Ours over one pattern a field in the same process, so that two processes compare in spite of a noisy machine. */
function overFloor({ bad }: Timed): number {
  return microsecondsOf(bad, 'saola') / microsecondsOf(bad, 'one pattern a field')
}

function microsecondsOf(timed: readonly Timing[], name: string): number {
  return timed.find((timing) => timing.name === name)?.microseconds ?? Number.NaN
}

/** Runs a part of the benchmark in a process of its own, because it needs flags, and answers what it tells. */
function child<Told>(part: 'time' | 'heap', ...flags: string[]): Told {
  const script = join(import.meta.dirname, 'validation/validation-child.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, script, part],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${part} failed: ${stderr}`)
  // The child prints its answer and nothing else.
  return JSON.parse(stdout) as Told
}
