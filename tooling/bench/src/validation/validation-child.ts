/**
 * What has to be measured in a process of its own, told as JSON: `time` (the judges that run with the flags of this
 * process) and `heap` (bytes that a good form leaves on the heap).
 *
 * @module
 */
import { getHeapStatistics } from 'node:v8'
import { checkForm } from '@saola/validation'
import * as z from 'zod'
import { measure, type Timing } from '../measure.ts'
import { badForm, goodForm, rules, type Form } from './validation-forms.ts'
import { floor, judges, type Judge } from './validation-judges.ts'

/** What `time` tells: microseconds for a form with five issues and for one without, and who does not run. */
export interface Timed {
  readonly bad: Timing[]
  readonly good: Timing[]
  readonly refused: Readonly<Record<string, string>>
}

/** What `heap` tells. */
export interface Heap {
  readonly bytesPerForm: number
  readonly isSharedAnswer: boolean
}

const told = process.argv[2] === 'heap' ? heap() : await time()
console.log(JSON.stringify(told))

async function time(): Promise<Timed> {
  if (process.execArgv.includes('--disallow-code-generation-from-strings')) z.config({ jitless: true })
  const { running, refused } = judges()
  return {
    bad: await timings(running, badForm),
    good: await timings(running, goodForm),
    refused: Object.fromEntries(refused),
  }
}

function timings(running: readonly Judge[], form: Form): Promise<Timing[]> {
  const contenders = running.map(({ name, issues }) => ({ name, work: () => issues(form) }))
  return measure([...contenders, { name: 'one pattern a field', work: () => floor(form) }])
}

function heap(): Heap {
  const forms = 1_000_000
  judgeOften(200_000)
  globalThis.gc?.()
  const before = getHeapStatistics().used_heap_size
  judgeOften(forms)
  // No collection in between: the young generation of this process is large enough for all that could be left.
  const bytesPerForm = (getHeapStatistics().used_heap_size - before) / forms
  return { bytesPerForm, isSharedAnswer: checkForm(rules, goodForm) === checkForm(rules, { ...goodForm }) }
}

function judgeOften(times: number): void {
  for (let at = 0; at < times; at += 1) {
    if (checkForm(rules, goodForm).length > 0) throw new Error('The good form is refused')
  }
}
