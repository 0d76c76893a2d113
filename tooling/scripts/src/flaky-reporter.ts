import type { Reporter, TestCase } from 'vitest/node'

/** Names at the end every test that passed only when it was run again: it counts as passed, and nobody overlooks it. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return
    console.log(`\n  ${this.#flaky.length} flaky`)
    for (const name of this.#flaky) console.log(`    ${name}`)
  }
}
