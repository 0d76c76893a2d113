/**
 * `pnpm random-numbers`: dieharder and `ent` judge the numbers that decide rounds, on streams that fixed seeds make, so that a run
 * says what the run before said. Ends with 1 where a verdict is not "passed" or a figure leaves its bound, with 0 where the programs
 * are not installed.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { judgeByDieharder } from './dieharder.ts'
import { measureByEnt } from './ent.ts'

const missing = ['dieharder', 'ent'].filter((program) => spawnSync(program, ['-h']).error !== undefined)
if (missing.length > 0) {
  console.log(`random numbers: skipped, not installed: ${missing.join(', ')} (Debian has both)`)
  process.exit(0)
}

let passed = 0
let failed = 0
for (const { name, value, least, most, isWithin } of await measureByEnt()) {
  note(isWithin, `ent ${name}: ${value}, wanted ${least} to ${most}`)
}
for await (const { test, p, said } of judgeByDieharder()) note(said === 'PASSED', `${test}: p ${p}, ${said}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function note(isPassed: boolean, text: string): void {
  if (isPassed) passed += 1
  else failed += 1
  console.log(`${isPassed ? 'ok  ' : 'FAIL'} ${text}`)
}
