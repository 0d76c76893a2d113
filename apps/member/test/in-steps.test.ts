import { describe, expect, it } from 'vitest'
import { inSteps } from '#shared/in-steps.ts'

/** Work of so many steps of so many ms each, which counts them. */
function* workOf(steps: number, stepMs: number): Generator<undefined, number> {
  for (let step = 0; step < steps; step += 1) {
    const begunAt = performance.now()
    while (performance.now() - begunAt < stepMs) continue
    yield
  }
  return steps
}

describe('work in steps', () => {
  it('comes to its end', async () => {
    expect(await inSteps(workOf(0, 0))).toBe(0)
    expect(await inSteps(workOf(100, 0))).toBe(100)
  })

  it('lets the page have a turn before it is done', async () => {
    const order: string[] = []
    setTimeout(() => order.push('page'))
    await inSteps(workOf(4, 9))
    order.push('work')
    expect(order).toEqual(['page', 'work'])
  })
})
