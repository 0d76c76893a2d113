import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { acts } from '../../src/operations/acts.ts'
import { opposites, whole } from '../../src/operations/opposites.ts'

type Schema = {
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, { const?: string; enum?: string[] }>
}

/** What an act can be asked to do, by the words of its own schema; one without steps does one thing. */
function stepsOf(wanted: z.core.$ZodType): string[] {
  const schema = z.toJSONSchema(wanted, { io: 'input', unrepresentable: 'any' }) as Schema
  const steps = (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ properties = {} }) => {
    const { const: only, enum: several } = properties['do'] ?? properties['step'] ?? properties['act'] ?? {}
    return only === undefined ? (several ?? []) : [only]
  })
  return steps.length === 0 ? [whole] : steps
}

/** Every step of every act, as `act step`; an act without steps is named alone. */
const known = acts.flatMap(({ name, wanted }) =>
  stepsOf(wanted).map((step) => (step === whole ? name : `${name} ${step}`)),
)
const told = Object.entries(opposites).flatMap(([name, steps]) =>
  Object.keys(steps).map((step) => (step === whole ? name : `${name} ${step}`)),
)

describe('every act of the operator has its opposite, or a reason why it has none (wallet 64)', () => {
  it('the steps that are told are those that there are', () => {
    expect(known.length).toBeGreaterThan(60)
    expect(told.toSorted()).toEqual(known.toSorted())
  })

  it('and what undoes a step is a step', () => {
    const undoing = Object.values(opposites).flatMap((steps) =>
      Object.values(steps).flatMap((each) => (typeof each === 'object' && 'by' in each ? each.by : [])),
    )
    expect(undoing.filter((each) => !known.includes(each))).toEqual([])
  })
})
